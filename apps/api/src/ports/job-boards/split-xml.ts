import { FeedProblem, type FeedText, MAX_ENTRY, tooLong } from "./job-boards.port.ts";

// What may contain a tag's text without being one, and where it ends.
const SKIPPED: readonly (readonly [begin: string, end: string])[] = [
  ["<![CDATA[", "]]>"],
  ["<!--", "-->"],
];
/** Longer than any tag that is looked for. */
const MAX_TAG = 200;

/**
 * Splits an XML document into the texts of the elements with a name below its root. Only one of them at a
 * time is in memory. Throws `FeedProblem` if there is no such root, or if the document is cut off.
 */
export async function* splitXml(
  text: FeedText,
  { root, element }: { root: string; element: string },
): AsyncGenerator<string> {
  const opens = (name: string) => new RegExp(`^<${name}(?:\\s[^>]*)?>`, "u");
  const [rootOpens, elementOpens] = [opens(root), opens(element)];
  const rootCloses = new RegExp(`^</${root}\\s*>`, "u");
  const elementCloses = new RegExp(`^</${element}\\s*>`, "u");
  let pending = "";
  let at = 0;
  let start: number | null = null;
  let skipsTo: string | null = null;
  let state = "before" as "before" | "inside" | "after";

  /** Moves on by one tag; returns an element that ends with it, and undefined if the text is too short. */
  const step = (isLast: boolean): string | null | undefined => {
    if (skipsTo !== null) {
      const end = pending.indexOf(skipsTo, at);
      if (end === -1) return undefined;
      at = end + skipsTo.length;
      skipsTo = null;
      return null;
    }
    const tag = pending.indexOf("<", at);
    if (tag === -1 || (!isLast && pending.length - tag < MAX_TAG)) return undefined;
    const rest = pending.slice(tag, tag + MAX_TAG);
    at = tag + 1;
    skipsTo = SKIPPED.find(([begin]) => rest.startsWith(begin))?.[1] ?? null;
    if (rootOpens.test(rest)) state = /^<[^>]*\/>/u.test(rest) ? "after" : "inside";
    else if (rootCloses.test(rest) && start === null) state = "after";
    else if (state === "inside" && start === null && elementOpens.test(rest)) start = tag;
    const closing = start === null ? null : elementCloses.exec(rest);
    if (start === null || !closing) return null;
    const found = pending.slice(start, tag + closing[0].length);
    start = null;
    return found;
  };

  function* stepAll(isLast: boolean) {
    for (let found = step(isLast); found !== undefined; found = step(isLast))
      if (found !== null) yield found;
    const from = start ?? Math.min(at, pending.length);
    pending = pending.slice(from);
    at -= from;
    if (start !== null) start = 0;
  }

  for await (const part of text) {
    pending += part;
    yield* stepAll(false);
    if (pending.length > MAX_ENTRY) throw tooLong();
  }
  yield* stepAll(true);
  if (state === "before") throw new FeedProblem("The feed has no list of jobs.");
  if (state === "inside") throw new FeedProblem("The feed isn’t complete XML.");
}
