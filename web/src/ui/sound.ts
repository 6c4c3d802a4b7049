// Sounds made on the spot by the browser's synthesiser: wood for dice, a pluck for tiles, a sizzle for a bust.
import { settings } from "../state/settings.svelte.ts";

let context: AudioContext | null = null;
let output: GainNode | null = null;

/** Browsers keep quiet until the player acts; the first key or tap opens the sound. */
export function wakeSound(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Everything goes through here, so that the volume applies to every sound; squared, equal steps of it sound equal. */
function outlet(audio: AudioContext): GainNode {
  if (!output) {
    output = new GainNode(audio);
    output.connect(audio.destination);
  }
  output.gain.value = settings.volume ** 2;
  return output;
}

/** In a background tab, only the your-turn sound plays. */
function ready(sound: string): AudioContext | null {
  const wanted = document.visibilityState !== "hidden" || sound === "your_turn";
  return settings.sound && wanted && context?.state === "running" ? context : null;
}

function noise(audio: AudioContext, at: number, length: number, frequency: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 1.4 });
  source.connect(filter).connect(new GainNode(audio, { gain: volume })).connect(outlet(audio));
  source.start(at);
}

function note(audio: AudioContext, at: number, frequency: number, length: number, volume: number, type: OscillatorType = "triangle"): void {
  const oscillator = new OscillatorNode(audio, { type, frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(outlet(audio));
  oscillator.start(at);
  oscillator.stop(at + length);
}

type Player = (audio: AudioContext, now: number) => void;

const SOUNDS: Record<string, Player> = {
  rolled: (audio, now) => {
    for (let knock = 0; knock < 7; knock += 1) noise(audio, now + knock * 0.05 + Math.random() * 0.03, 0.05, 900 + Math.random() * 900, 0.32);
  },
  set_aside: (audio, now) => noise(audio, now, 0.07, 700, 0.4),
  took: (audio, now) => [392, 523, 659].forEach((tone, index) => note(audio, now + index * 0.07, tone, 0.3, 0.14)),
  stole: (audio, now) => [659, 523, 784].forEach((tone, index) => note(audio, now + index * 0.08, tone, 0.32, 0.14, "square")),
  busted: (audio, now) => {
    noise(audio, now, 0.7, 3400, 0.22);
    note(audio, now, 170, 0.5, 0.16, "sawtooth");
    note(audio, now + 0.16, 118, 0.6, 0.16, "sawtooth");
  },
  got_grilled_worm: (audio, now) => noise(audio, now, 0.3, 5200, 0.14),
  got_specialist: (audio, now) => [523, 784].forEach((tone, index) => note(audio, now + index * 0.09, tone, 0.24, 0.12)),
  game_over: (audio, now) => [392, 523, 659, 784, 1047].forEach((tone, index) => note(audio, now + index * 0.12, tone, 0.5, 0.14)),
  your_turn: (audio, now) => [587, 880].forEach((tone, index) => note(audio, now + index * 0.13, tone, 0.4, 0.1, "sine")),
};
SOUNDS.stole_hen = SOUNDS.stole as Player;
SOUNDS.robbed = SOUNDS.stole as Player;
SOUNDS.rerolled = SOUNDS.rolled as Player;

export function play(sound: string): void {
  const audio = ready(sound);
  const player = SOUNDS[sound];
  if (audio && player) player(audio, audio.currentTime);
}
