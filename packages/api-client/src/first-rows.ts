import { getPosition, type Page } from "./growing-list.ts";

/** As many as one page of an answer may have. */
const PAGE_ROWS = 100;

/** Reads the first rows of a list, up to `max`, page by page. */
export const readFirstRows = async <Row>(
  readPage: (pages: { page: number; per_page: number }) => Promise<Page<Row>>,
  max: number,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; rows.length < max; page += 1) {
    const answer = await readPage({ page, per_page: PAGE_ROWS });
    rows.push(...answer.data);
    if (page >= getPosition(answer).last_page) break;
  }
  return rows.slice(0, max);
};
