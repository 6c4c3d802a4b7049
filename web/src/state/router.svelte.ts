// Which page the address names, and moving between pages without loading anew.

export type Route =
  | { page: "home" }
  | { page: "table"; game: string; key: string | null }
  | { page: "review"; game: string; key: string | null; dice: boolean }
  | { page: "record"; packed: string }
  | { page: "rules" }
  | { page: "tutorial"; lesson: "classic" | "extrawurm" }
  | { page: "dice" }
  | { page: "analysis" | "puzzles" | "companion" | "your-record" }
  | { page: "move"; code: string }
  | { page: "nowhere" };

export function readRoute(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean);
  const fragment = decodeURIComponent(hash.replace(/^#/, ""));
  const [first, second, third, fourth] = parts;
  if (!first) return { page: "home" };
  if (first === "t" && second && !third) return { page: "table", game: second, key: fragment || null };
  if (first === "t" && second && third === "review" && (parts.length === 3 || (fourth === "dice" && parts.length === 4))) {
    return { page: "review", game: second, key: fragment || null, dice: fourth === "dice" };
  }
  if (first === "record" && !second) return { page: "record", packed: fragment };
  if (first === "rules" && !second) return { page: "rules" };
  if (first === "dice" && !second) return { page: "dice" };
  if ((first === "analysis" || first === "puzzles" || first === "companion" || first === "your-record") && !second) return { page: first };
  if (first === "move" && !second) return { page: "move", code: fragment };
  if (first === "tutorial" && (!second || second === "extrawurm")) {
    return { page: "tutorial", lesson: second ? "extrawurm" : "classic" };
  }
  return { page: "nowhere" };
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }

  go(address: string): void {
    history.pushState(null, "", address + keepLanguage(address));
    this.read();
    scrollTo(0, 0);
    // Screen readers start at the top of the new screen as well.
    document.getElementById("content")?.focus({ preventScroll: true });
  }
}

/** The language asked for in the address stays with the visitor from page to page. */
function keepLanguage(address: string): string {
  const asked = new URLSearchParams(location.search).get("lang");
  return asked && !address.includes("#") && !address.includes("?") ? `?lang=${asked}` : "";
}

export const router = new Router();

/** For links: a plain click moves within the page, any other is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
