import { afterEach, expect, test, vi } from "vitest";

import { glide, places, sources } from "./motion.ts";

afterEach(() => document.body.replaceChildren());

/** A table with one piece, on a page that is scrolled so far. */
function lay(scrolled: number, x: number, piece = "tile-21") {
  const root = document.createElement("div");
  root.innerHTML = `<div data-flip="${piece}"></div>`;
  document.body.append(root);
  root.getBoundingClientRect = () => new DOMRect(0, -scrolled, 360, 600);
  const tile = root.firstElementChild as HTMLElement;
  tile.getBoundingClientRect = () => new DOMRect(x, 200 - scrolled, 35, 53);
  const animate = vi.fn();
  tile.animate = animate;
  return { root, animate };
}

test("a tile that lies elsewhere glides there", () => {
  const before = places(lay(0, 10).root);
  const { root, animate } = lay(0, 110);
  glide(root, before);
  expect(animate).toHaveBeenCalledOnce();
});

test("a page that scrolled meanwhile moves no tile", () => {
  const before = places(lay(100, 10).root);
  const { root, animate } = lay(0, 10);
  glide(root, before);
  expect(animate).not.toHaveBeenCalled();
});

test.each([
  [{ kind: "got_grilled_worm", params: { seat: 1 } }, "grilled-reserve"],
  [{ kind: "robbed", params: { seat: 1, victim: 3 } }, "grilled-3"],
])("a grilled worm glides from where it was: %o", (event, from) => {
  const before = places(lay(0, 10, from).root);
  const { root, animate } = lay(0, 110, "grilled-1");
  glide(root, before, sources([event]));
  expect(animate).toHaveBeenCalledOnce();
});
