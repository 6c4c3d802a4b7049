import { expect, test } from "vitest";

import { view } from "../testing.ts";
import { Tree, type Shown } from "./tree.svelte.ts";

function shown(position: string, kind = "set_aside"): Shown {
  return { rules: { name: "classic", edition: "classic", preset: "classic", differences: [] }, position, view: view(), due: 0, events: [{ kind, params: { seat: 1 } }] as Shown["events"], outcome: null };
}
const names = (tree: Tree): string[][] => tree.rows().map((row) => [String(row.depth), ...row.places.map((place) => place.shown.position)]);

test("one goes back and branches, and the same move again leads to the same place", () => {
  const tree = new Tree(shown("start"));
  tree.add(shown("a"));
  const a = tree.current;
  tree.add(shown("b", "turn_began"));
  tree.add(shown("c"));
  tree.go(a);
  tree.add(shown("d"));
  tree.back();
  tree.add(shown("b", "turn_began"));
  expect(names(tree)).toEqual([["0", "a", "b"], ["1", "d"], ["0", "c"]]);
  tree.next();
  expect(tree.current.shown.position).toBe("c");
});

test("a side line becomes the main line, and a line is dropped with all that follows", () => {
  const tree = new Tree(shown("start"));
  tree.add(shown("a"));
  tree.back();
  tree.add(shown("b"));
  tree.add(shown("c"));
  expect(tree.isMain).toBe(false);
  tree.promote();
  expect(tree.isMain).toBe(true);
  expect(names(tree)).toEqual([["0", "b"], ["1", "a"], ["0", "c"]]);
  tree.first();
  tree.next();
  tree.remove();
  expect(names(tree)).toEqual([["0", "a"]]);
  expect(tree.current).toBe(tree.root);
});

test("the lines of one place are stepped through side by side", () => {
  const tree = new Tree(shown("start"));
  for (const name of ["a", "b", "c"]) {
    tree.first();
    tree.add(shown(name));
  }
  tree.beside(-1);
  expect(tree.current.shown.position).toBe("b");
  tree.beside(1);
  tree.beside(1);
  expect(tree.current.shown.position).toBe("c");
});
