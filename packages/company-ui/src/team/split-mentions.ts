/** A piece of a note at a position: text, or a colleague's name. */
type NotePart = { at: number; text: string; isMention: boolean };

/** Splits a note into text and the names of the colleagues whom it mentions. */
export const splitMentions = (body: string, mentions: readonly string[]): NotePart[] => {
  const names = mentions
    .toSorted((one, other) => other.length - one.length)
    .map((name) => `@${name}`);
  const parts: NotePart[] = [];
  let from = 0;
  for (let at = 0; at < body.length; at++) {
    const found = body[at] === "@" ? names.find((name) => body.startsWith(name, at)) : undefined;
    if (!found) continue;
    if (at > from) parts.push({ at: from, text: body.slice(from, at), isMention: false });
    parts.push({ at, text: found, isMention: true });
    from = at + found.length;
    at = from - 1;
  }
  if (from < body.length) parts.push({ at: from, text: body.slice(from), isMention: false });
  return parts;
};
