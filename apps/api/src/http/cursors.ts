/** The last row of a page of a list that is ordered by time and id. */
export type Cursor = { at: Date; id: number };

const BASE = 36;

/** Writes the cursor of a row, as the next page's call sends it. */
export const toCursor = ({ at, id }: Cursor) =>
  `${at.getTime().toString(BASE)}-${id.toString(BASE)}`;

/** Reads a cursor; null without one. */
export const readCursor = (cursor: string | undefined): Cursor | null => {
  const [time, id] = (cursor ?? "").split("-").map((part) => Number.parseInt(part, BASE));
  return time && id ? { at: new Date(time), id } : null;
};
