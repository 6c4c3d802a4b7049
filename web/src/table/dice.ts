// Dice as text, such as "1W1", by the face they show.

export interface Group {
  face: string;
  count: number;
}

/** The dice by face, in the order in which the faces first come. */
export function byFace(dice: string): Group[] {
  return Array.from(new Set(dice)).map((face) => ({ face, count: Array.from(dice).filter((die) => die === face).length }));
}
