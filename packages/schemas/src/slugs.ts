/** Path segments that the product uses itself; no record's slug may be one of them. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  "candidates",
  "create",
  "detailspage",
  "e",
  "edit",
  "filtered",
  "import",
  "l",
  "ln",
  "ls",
  "media-kit",
  "multiple",
  "new",
  "options",
  "placeholder",
  "preview",
  "related-jobs",
  "s",
]);

// Letters that Unicode doesn't decompose into a base letter and an accent.
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  "&": " and ",
  "#": " sharp",
  "+": " plus",
};

/** Normalises text for search and slugs: without accents, in lower case. */
export const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");

/**
 * Builds the slug of a name: lower-case Latin letters, digits and hyphens, at most 80 characters. A
 * numeric, empty or reserved slug gets `kind` as a prefix.
 */
export const toSlug = (name: string, kind: string) => {
  const slug = plainText(name)
    .replace(/[&#+]/g, (sign) => LETTERS[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-+|-+$/g, "");
  return /^\d*(-\d*)*$/.test(slug) || RESERVED_SLUGS.has(slug)
    ? `${kind}-${slug}`.replace(/-+$/, "")
    : slug;
};

/** Returns whether a text is a slug that a record can have. */
export const isSlug = (text: string) => toSlug(text, "x") === text;
