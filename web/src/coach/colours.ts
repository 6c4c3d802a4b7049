// The colour of each seat in curves and bars, readable in both themes.
const SEATS = [
  "light-dark(#1b6ca8, #7cc0f5)",
  "light-dark(#b8362a, #ff8f7e)",
  "light-dark(#2e7d32, #93d486)",
  "light-dark(#7d3c98, #d3a3f2)",
  "light-dark(#8a5608, #f5c451)",
  "light-dark(#0f6f75, #6fd6d6)",
  "light-dark(#a03a72, #f59ac8)",
] as const;

export function seatColour(seat: number): string {
  return SEATS[(seat - 1) % SEATS.length] ?? SEATS[0];
}
