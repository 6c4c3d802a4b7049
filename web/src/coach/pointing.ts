// Pointing at a choice, so that the coach shows what comes of it: with a mouse, by keyboard, or with a finger that rests on it.

/** A finger that stays this long looks; one that is lifted earlier chooses. */
const HOLD_MS = 450;

export type OnPoint = (choice: string | null) => void;

/** For `{@attach}`: says which choice is pointed at, and null when none is any more. */
export function pointing(choice: string | undefined, onpoint: OnPoint | null): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (choice === undefined || !onpoint) return undefined;
    /** Said in a moment, in order: a focused button that is drawn no longer is left in the middle of drawing. */
    const say = (what: string | null): void => queueMicrotask(() => onpoint(what));
    const own: string = choice;
    let pointed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The finger has been resting here: lifting it chooses nothing. */
    let looked = false;
    function point(): void {
      pointed = true;
      say(own);
    }
    function leave(): void {
      if (pointed) say(null);
      pointed = false;
      document.removeEventListener("pointerdown", elsewhere);
    }
    /** What a finger has pointed at stays until it touches something else. */
    function elsewhere(event: Event): void {
      if (!element.contains(event.target as Node)) leave();
    }
    function hold(): void {
      looked = true;
      document.addEventListener("pointerdown", elsewhere);
      point();
    }
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => (event as PointerEvent).pointerType !== "touch" && point(),
      pointerleave: (event) => {
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType !== "touch") leave();
      },
      pointerdown: (event) => {
        looked = false;
        if ((event as PointerEvent).pointerType === "touch") timer = setTimeout(hold, HOLD_MS);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer), // the page is being scrolled
      contextmenu: (event) => looked && event.preventDefault(),
      click: (event) => {
        if (looked) event.stopImmediatePropagation();
        looked = false;
      },
      // Where a click has led the focus nobody points.
      focus: () => element.matches(":focus-visible") && point(),
      blur: leave,
    };
    for (const [kind, listen] of Object.entries(on)) element.addEventListener(kind, listen);
    // Another position may put another choice under the mouse or the focus.
    if (element.matches(":focus-visible") || (matchMedia("(hover: hover)").matches && element.matches(":hover"))) point();
    return () => {
      for (const [kind, listen] of Object.entries(on)) element.removeEventListener(kind, listen);
      clearTimeout(timer);
      leave();
    };
  };
}
