import type { ListMeta } from "@devguild/schemas/fields";

/** Builds the pagination metadata of a list; an empty list has one page. A capped total has more behind it. */
export const toListMeta = (
  { page, per_page }: { page: number; per_page: number },
  total: number,
  isCapped = false,
): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
  ...(isCapped && { capped: true }),
});
