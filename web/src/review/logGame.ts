// A game as far as its log can be followed without the rules: who sits where, the way to the dice, and every roll.
import { entropyCommitment, join, sha256 } from "../state/sha256.ts";
import { BadLog, type Body } from "./logEntries.ts";

interface Seat {
  kind: "human" | "bot" | "open";
  bot: string | null;
  away: string | null;
  commitment: string | null;
  entropy: string | null;
}

/** What belongs to one of the server's secrets. */
export interface Part {
  commitment: string;
  seed: string;
  /** The entry that published the seed. */
  published: number;
  digest: Uint8Array;
  entropies: string[];
  acts: Body[];
}

const STAND_IN = "timid";
const MOST_UNDONE = 64;
const MOST_LAG = 500;
const MOST_LAG_A_TURN = 2000;

export class LogGame {
  readonly id: string;
  readonly byHand: boolean;
  readonly parts: Part[];
  protocol: number;
  rolls = 0;
  ended = false;
  contributed: number[] = [];
  missing: number[] = [];
  withheld: number[] = [];
  restored = 0;
  #seats: Seat[];
  #running = false;
  #phase: "commit" | "reveal" | "fixed" = "commit";
  #position: string;
  /** How many rolls there were before each action that can be taken back. */
  #undos: number[] = [];
  #line = 1;
  readonly #clock: boolean;
  #lag = 0;
  #claimed = false;

  constructor(open: Body) {
    if (open.kind !== "open" || open.version !== 1) throw new BadLog("order", 1);
    this.id = String(open.game);
    this.byHand = open.dice === "hand";
    this.#clock = open.clock !== null;
    this.protocol = (open.protocol as number | undefined) ?? 1;
    this.#seats = (open.seats as Seat[]).map(({ kind, bot }) => ({ kind, bot, away: null, commitment: null, entropy: null }));
    this.#position = open.position;
    this.parts = [newPart(String(open.commitment))];
  }

  /** Follow one entry after the first. */
  fold(entry: Body): void {
    this.#line += 1;
    const isMove = entry.kind === "act" || entry.kind === "takeback";
    this.#expect(entry.version === this.#line && !this.ended && (isMove || entry.position === this.#position));
    this.#happen(entry);
    this.#position = entry.position;
  }

  get #part(): Part {
    return this.parts.at(-1) as Part;
  }

  #expect(holds: boolean): void {
    if (!holds) throw new BadLog("order", this.#line);
  }

  #seat(number: unknown): Seat {
    const seat = this.#seats[Number(number) - 1];
    if (!seat) throw new BadLog("order", this.#line);
    return seat;
  }

  #happen(entry: Body): void {
    const inLobby = !this.#running && this.#phase === "commit";
    switch (entry.kind) {
      case "sit": {
        this.#expect(inLobby && this.#seat(entry.seat).kind === "open");
        const bot = (entry.bot as string | null) || null;
        Object.assign(this.#seat(entry.seat), { kind: bot ? "bot" : "human", bot });
        break;
      }
      case "unsit": {
        const seat = this.#seat(entry.seat);
        this.#expect(inLobby && seat.kind !== "open");
        const gone = seat.commitment;
        for (const other of this.#seats) if (gone !== null && other.commitment === gone) other.commitment = null;
        Object.assign(seat, { kind: "open", bot: null, entropy: null });
        break;
      }
      case "swap": {
        const [one, other] = [this.#seat(entry.seat), this.#seat(entry.other)];
        this.#expect(inLobby && one !== other);
        this.#seats[Number(entry.seat) - 1] = other;
        this.#seats[Number(entry.other) - 1] = one;
        break;
      }
      case "away":
        this.#expect((this.#running || this.#phase === "reveal") && this.#seat(entry.seat).kind === "human" && !this.#seat(entry.seat).away && !this.byHand);
        this.#seat(entry.seat).away = String(entry.reason);
        break;
      case "back":
        this.#expect(this.#seat(entry.seat).away !== null);
        this.#seat(entry.seat).away = null;
        break;
      case "claim":
        this.#claim(entry);
        break;
      case "act":
        this.#act(entry);
        break;
      case "takeback":
        this.#takeBack(entry);
        break;
      case "reveal":
        this.#expect((entry.reason === "over") === (mover(this.#position) === "-") && (entry.reason === "claimed") === this.#claimed);
        this.#publish(String(entry.seed));
        this.ended = true;
        break;
      default:
        this.#contribute(entry);
    }
  }

  #contribute(entry: Body): void {
    switch (entry.kind) {
      case "commit":
        this.#commit(entry.seats as number[], String(entry.commitment));
        break;
      case "lock": {
        this.#expect(this.protocol > 1 && this.#phase === "commit" && this.#seats.every((seat) => seat.kind !== "open"));
        const missing = this.#numbers((seat, number) => seat.kind === "human" && seat.commitment === null && !this.withheld.includes(number));
        this.#expect(String(entry.missing) === String(missing));
        this.missing.push(...missing.filter((number) => !this.missing.includes(number)));
        this.#phase = "reveal";
        break;
      }
      case "entropy": {
        const seat = this.#seat(entry.seat);
        const entropy = String(entry.entropy);
        const asPromised = this.#phase === "reveal" && this.#unrevealed().includes(Number(entry.seat)) && entropyCommitment(this.id, entropy) === seat.commitment;
        this.#expect(this.protocol === 1 ? !this.#running : asPromised);
        seat.entropy = entropy;
        break;
      }
      case "start":
        this.#start(entry.entropy as (string | null)[]);
        break;
      case "reseed":
        this.#reseed(entry);
        break;
      default:
        this.#expect(false);
    }
  }

  #numbers(test: (seat: Seat, number: number) => boolean): number[] {
    return this.#seats.flatMap((seat, index) => (test(seat, index + 1) ? [index + 1] : []));
  }

  #unrevealed(): number[] {
    const opened = this.#seats.filter((seat) => seat.entropy !== null).map((seat) => seat.commitment);
    return this.#numbers((seat) => seat.commitment !== null && !opened.includes(seat.commitment));
  }

  #commit(numbers: number[], commitment: string): void {
    const ascending = numbers.length > 0 && numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    const others = this.#numbers((seat) => seat.commitment === commitment).filter((number) => !numbers.includes(number));
    this.#expect(this.protocol > 1 && this.#phase === "commit" && ascending && others.length === 0 && /^[0-9a-f]{64}$/.test(commitment));
    for (const number of numbers) {
      this.#expect(this.#seat(number).kind === "human" && !this.withheld.includes(number));
      this.#seat(number).commitment = commitment;
    }
  }

  #start(entropies: (string | null)[]): void {
    const old = this.protocol === 1;
    this.#expect(old ? !this.#running && this.#seats.every((seat) => seat.kind !== "open") : this.#phase === "reveal" && this.#unrevealed().length === 0);
    this.#expect(entropies.length === this.#seats.length && this.#seats.every((seat, index) => seat.entropy === entropies[index]));
    const given = entropies.map((entropy) => entropy ?? "").join(",");
    this.#part.digest = sha256(join(old ? given : `pickomino-digest-2\0${this.id}\0${this.parts.length}\0${given}`));
    this.#part.entropies = entropies.filter((entropy) => entropy !== null && entropy !== "") as string[];
    this.contributed.push(...this.#numbers((seat, number) => Boolean(seat.entropy) && !this.contributed.includes(number)));
    this.#running = true;
    this.#phase = "fixed";
  }

  #reseed(entry: Body): void {
    const withheld = this.#phase === "reveal" ? this.#unrevealed() : [];
    const named = entry.seats as number[];
    const reasons: Record<string, boolean> = {
      withheld: withheld.length > 0 && String(named) === String(withheld),
      restored: named.length === 0,
      upgraded: named.length === 0 && this.protocol === 1 && !this.#running,
    };
    this.#expect((reasons[String(entry.reason)] ?? false) && entry.protocol === 2);
    if (entry.reason === "withheld") this.withheld.push(...withheld);
    if (entry.reason === "restored") this.restored += 1;
    this.#publish(String(entry.seed));
    this.parts.push(newPart(String(entry.commitment)));
    this.protocol = 2;
    this.#phase = "commit";
    this.#undos = [];
    for (const seat of this.#seats) Object.assign(seat, { commitment: null, entropy: null });
  }

  #publish(seed: string): void {
    Object.assign(this.#part, { seed, published: this.#line });
  }

  /** An action and its dice: who decides, the number of the roll and the number of its dice. */
  #act(entry: Body): void {
    this.#expect(this.#running && this.#phase === "fixed" && !this.#claimed && mover(this.#position) === String(entry.seat));
    this.#addLag(entry);
    const seat = this.#seat(entry.seat);
    if (this.protocol > 1) {
      const isBot = seat.kind === "bot" || seat.away !== null;
      this.#expect(entry.by === (isBot ? "bot" : "player") && isBot === (entry.chance !== undefined));
      this.#expect(entry.decider === undefined || (isBot && entry.decider === STAND_IN));
    }
    const due = diceDue(this.#position, String(entry.action));
    const roll = entry.roll as string | null;
    this.#expect(due === 0 ? roll === null && entry.number === null : roll?.length === due && entry.number === this.rolls + 1);
    if (this.byHand) this.#undos = [...this.#undos.slice(1 - MOST_UNDONE), this.rolls];
    else if (roll !== null) this.#undos = [];
    else if (/^[1-5W]$/.test(String(entry.action))) this.#undos = [this.rolls];
    if (!this.byHand && turnOf(entry.position) === "-") this.#undos = [];
    if (roll !== null) this.rolls += 1;
    this.#part.acts.push(entry);
  }

  /** Time given back to a clock: by decision and by turn no more than the network may cost. */
  #addLag(entry: Body): void {
    const goesOn = turnOf(entry.position) !== "-" && mover(entry.position) === String(entry.seat);
    const lag = entry.lag as number | undefined;
    this.#lag += lag ?? 0;
    this.#expect(lag === undefined || (this.#clock && goesOn && entry.by === "player" && lag > 0 && lag <= MOST_LAG && this.#lag <= MOST_LAG_A_TURN));
    if (!goesOn) this.#lag = 0;
  }

  /** Somebody who stayed claims; that the others were gone, only the server knows. */
  #claim(entry: Body): void {
    const absent = entry.absent as number[];
    const named = [Number(entry.seat), ...absent].map((number) => this.#seat(number));
    const ascending = absent.every((number, index) => index === 0 || number > (absent[index - 1] ?? 0));
    const playing = this.#running && this.#phase === "fixed" && !this.#claimed && mover(this.#position) !== "-";
    this.#expect(playing && entry.by === "player" && !this.byHand && absent.length > 0 && ascending && !absent.includes(Number(entry.seat)) && named.every((seat) => seat.kind === "human"));
    const gone = named.slice(1);
    const waits = absent.includes(Number(mover(this.#position)));
    if (entry.choice === "bot") {
      this.#expect(waits && gone.every((seat) => seat.away === null));
      for (const seat of gone) seat.away = "claimed";
    } else {
      const stayed = this.#numbers((_, number) => !absent.includes(number)).map((number) => this.#seat(number));
      this.#expect((waits || gone.every((seat) => seat.away === "left")) && stayed.every((seat) => seat.kind === "human" && seat.away === null));
      // All seats of one person have one commitment, so nobody wins while another person plays.
      this.#expect(new Set(stayed.map((seat) => seat.commitment).filter((commitment) => commitment !== null)).size <= 1);
      this.#claimed = true;
    }
  }

  #takeBack(entry: Body): void {
    const rolls = this.#undos.pop();
    this.#expect(this.#running && this.#phase === "fixed" && rolls !== undefined && (this.byHand || mover(this.#position) === String(entry.seat)));
    this.rolls = rolls ?? 0;
  }
}

function newPart(commitment: string): Part {
  return { commitment, seed: "", published: 0, digest: new Uint8Array(), entropies: [], acts: [] };
}

function mover(position: string): string {
  return position.split(" ")[3] ?? "";
}

function turnOf(position: string): string {
  return position.split(" ")[4] ?? "";
}

/** How many dice an action rolls: eight, or nine with the golden die, less those set aside. */
function diceDue(position: string, action: string): number {
  if (action !== "roll" && action !== "roll9" && action !== "~") return 0;
  const [dice = "", flags = ""] = turnOf(position).split("+");
  const kept = dice === "-" ? "" : (dice.split(":")[0] ?? "");
  return (action === "roll9" || flags.includes("g") ? 9 : 8) - kept.length;
}
