/**
 * Returns a stable 32-bit hash of a text (FNV-1a), so that a name has the same colour everywhere.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Returns the first letters of the first and last words: "Mira Kovač" is "MK". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (
    Array.from(first).slice(0, 1).join("") + Array.from(last).slice(0, 1).join("")
  ).toLocaleUpperCase("en");
}
