// What the page says when it cannot be fetched; written into away.html for every language when the page is built.
export const AWAY_WORDS = {
  title: "page-server-away",
  text: "page-server-away-text",
  waits: "page-away-waits",
  again: "page-try-again",
} as const;
