/** A part of a file; both `start` and `end` are inclusive. */
export type BytePart = { start: number; end: number };

/**
 * Parses a `Range` header: null means the whole file, also for ranges we don't support (multiple parts,
 * other units), and "outside" means that the file has none of those bytes. RFC 9110, section 14.
 */
export const readByteRange = (
  range: string | undefined,
  size: number,
): BytePart | "outside" | null => {
  const [, first = "", last = ""] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(range?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "outside" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null;
  if (start >= size) return "outside";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
};
