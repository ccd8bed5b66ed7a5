import type { DiffPart } from "@devguild/schemas/admin-magazine";
import { toPlainText } from "@devguild/schemas/excerpts";

// A table of this many cells is compared in a few milliseconds.
const MAX_CELLS = 4_000_000;

const part = (kind: DiffPart["kind"], text: string): DiffPart => ({ kind, text });

type Step = { kind: DiffPart["kind"]; item: string };

/** Finds the longest common subsequence of two lists, as steps from the one to the other. */
const compareMiddle = (before: readonly string[], after: readonly string[]): Step[] => {
  const [rows, columns] = [before.length, after.length];
  const removed = before.map((item): Step => ({ kind: "removed", item }));
  const added = after.map((item): Step => ({ kind: "added", item }));
  if (rows * columns > MAX_CELLS) return [...removed, ...added];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(
              lengths[(row + 1) * width + column] ?? 0,
              lengths[row * width + column + 1] ?? 0,
            );
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const [old = "", young = ""] = [before[row], after[column]];
    const down = lengths[(row + 1) * width + column] ?? 0;
    const right = lengths[row * width + column + 1] ?? 0;
    if (old === young) {
      steps.push({ kind: "same", item: old });
      row += 1;
      column += 1;
    } else if (down >= right) {
      steps.push({ kind: "removed", item: old });
      row += 1;
    } else {
      steps.push({ kind: "added", item: young });
      column += 1;
    }
  }
  return [...steps, ...removed.slice(row), ...added.slice(column)];
};

/** Compares two lists; what they begin and end with is found without a table. */
const compareLists = (before: readonly string[], after: readonly string[]): Step[] => {
  const least = Math.min(before.length, after.length);
  let head = 0;
  while (head < least && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < least - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const same = (items: readonly string[]) => items.map((item): Step => ({ kind: "same", item }));
  return [
    ...same(before.slice(0, head)),
    ...compareMiddle(
      before.slice(head, before.length - tail),
      after.slice(head, after.length - tail),
    ),
    ...same(before.slice(before.length - tail)),
  ];
};

/** Joins neighbouring steps of one kind. */
const join = (steps: readonly Step[]): DiffPart[] => {
  const parts: DiffPart[] = [];
  for (const { kind, item } of steps) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += item;
    else parts.push(part(kind, item));
  }
  return parts;
};

/** Compares two lines by their words. Pure. */
export const compareWords = (before: string, after: string): DiffPart[] =>
  join(compareLists(before.match(/\S+\s*|\s+/g) ?? [], after.match(/\S+\s*|\s+/g) ?? []));

const BLOCK_END = /<\/(?:p|h2|li|pre|figcaption|blockquote)>|<br\s*\/?>/gi;
const PICTURE = /<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi;

/** Lists the lines of an article's text, its pictures by their descriptions. */
const toLines = (html: string) =>
  html
    .replace(PICTURE, (_, alt: string) => `<p>[Picture: ${alt}]</p>`)
    .split(BLOCK_END)
    .map(toPlainText)
    .filter((line) => line !== "");

/**
 * Compares two texts line by line, and lines that were changed word by word. Formats are left out, since
 * they would bury the words. Pure.
 */
export const compareTexts = (before: string, after: string): DiffPart[][] => {
  const steps = compareLists(toLines(before), toLines(after));
  const lines: DiffPart[][] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    // What replaced a line is compared with it.
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1)
      lines.push(compareWords(removed[at] ?? "", added[at] ?? ""));
    [removed, added] = [[], []];
  };
  for (const { kind, item } of steps) {
    if (kind === "removed") removed.push(item);
    else if (kind === "added") added.push(item);
    else {
      settle();
      lines.push([part("same", item)]);
    }
  }
  settle();
  return lines;
};
