import type { ListMeta } from "@devguild/schemas/fields";

/** Where a page stands in its list; a list without rows has one page. */
export const toListMeta = (
  { page, per_page }: { page: number; per_page: number },
  total: number,
): ListMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
});
