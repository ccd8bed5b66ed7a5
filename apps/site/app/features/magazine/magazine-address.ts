import type { ArticleFilterOptions } from "@devguild/schemas/magazine";
import { type AddressState, number, text } from "@devguild/session/addresses";

const id = { ...number, defaultValue: 0 };

/** The address of a magazine list; 0 and no words ask for everything. */
export const ARTICLE_LIST = { author_id: id, skill_id: id, category_id: id, metadata: text };
export type MagazineState = AddressState<typeof ARTICLE_LIST>;

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
