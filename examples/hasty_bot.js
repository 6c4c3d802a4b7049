// A bot for Pickomino: takes the rarest face of the roll, stops at the first chance with a worm set aside.
"use strict";
const lines = require("node:readline").createInterface({ input: process.stdin });

function decide({ position, legal }) {
  const [kept, pending] = position.split(" ")[4].split(":");
  const roll = (pending ?? "").split("+")[0];
  const count = (face) => roll.split(face).length - 1;
  const faces = legal.filter((action) => /^[1-5W]$/.test(action));
  if (faces.includes("W")) return "W";
  if (faces.length > 0) return faces.reduce((best, face) => (count(face) < count(best) ? face : best));
  const total = [...kept].reduce((sum, die) => sum + (die === "W" ? 5 : Number(die)), 0);
  return legal.includes("stop") && kept.includes("W") && total > 24 ? "stop" : legal[0];
}

lines.on("line", (line) => {
  const question = JSON.parse(line);
  if (question.type === "quit") process.exit(0);
  const answer = { id: question.id, ok: true, name: "hasty", author: "an example" };
  if (question.type === "decide") answer.action = decide(question);
  console.log(JSON.stringify(answer));
});
