import type { ArticleFilterOptions } from "@devguild/schemas/magazine";

import { readId } from "../frame/follow-moved.ts";
import { toQueryString } from "../lists/list-url.ts";

/** What a magazine list's address asks for; 0 and no words ask for everything. */
export type MagazineState = {
  author_id: number;
  skill_id: number;
  category_id: number;
  metadata: string;
};

export const readMagazine = (params: URLSearchParams): MagazineState => ({
  author_id: readId(params.get("author_id") ?? ""),
  skill_id: readId(params.get("skill_id") ?? ""),
  category_id: readId(params.get("category_id") ?? ""),
  metadata: params.get("metadata")?.trim().slice(0, 200) ?? "",
});

/** The query string of a list, empty for everything. */
export const writeMagazine = (state: Partial<MagazineState>) => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) params.set(name, String(value));
  return toQueryString(params);
};

const listOf = (id: number) => (id > 0 ? [id] : []);

/** The list as the API is asked for it. */
export const toArticlesQuery = (state: MagazineState) => ({
  authors: listOf(state.author_id),
  skills: listOf(state.skill_id),
  categories: listOf(state.category_id),
  metadata: state.metadata,
});

/** What a list is called: by its author, its skill or its category, else the magazine itself. */
export const magazineHeading = (
  { author_id, skill_id, category_id }: MagazineState,
  options: ArticleFilterOptions,
) => {
  const label = (items: readonly { id: number; label: string }[], id: number) =>
    items.find((item) => item.id === id)?.label;
  const author = label(options.authors, author_id);
  const subject = [label(options.skills, skill_id), label(options.categories, category_id)]
    .filter(Boolean)
    .join(" · ");
  if (author) return subject ? `${subject}, by ${author}` : `Articles by ${author}`;
  return subject || "Magazine";
};
