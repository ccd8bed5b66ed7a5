import type { ArticleFilterOptions } from "@devguild/schemas/magazine";
import { type AddressState, number, text } from "@devguild/session/addresses";

const id = { ...number, defaultValue: 0 };

/** The address of a magazine list; 0 and an empty text don't filter. */
export const ARTICLE_LIST = { author_id: id, skill_id: id, category_id: id, metadata: text };
export type MagazineState = AddressState<typeof ARTICLE_LIST>;

const toIds = (id: number) => (id > 0 ? [id] : []);

/** Builds the API query for the list. */
export const toArticlesQuery = (state: MagazineState) => ({
  authors: toIds(state.author_id),
  skills: toIds(state.skill_id),
  categories: toIds(state.category_id),
  metadata: state.metadata,
});

/** Builds a list's heading from its author, skill or category; by default the magazine's name. */
export const magazineHeading = (
  { author_id, skill_id, category_id }: MagazineState,
  options: ArticleFilterOptions,
) => {
  const label = (items: readonly { id: number; label: string }[], id: number) =>
    items.find((item) => item.id === id)?.label;
  const author = label(options.authors, author_id);
  const subject = [label(options.skills, skill_id), label(options.categories, category_id)]
    .filter(Boolean)
    .join("\u00a0· ");
  if (author) return subject ? `${subject}, by ${author}` : `Articles by ${author}`;
  return subject || "Magazine";
};
