import { plainText } from "@devguild/schemas/slugs";

const HEADING = /<h2>(.*?)<\/h2>/gs;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text of sanitised HTML. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? "");

const anchorOf = (title: string) =>
  plainText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Sanitised HTML whose second-level headings have ids, and the contents that lead to them. */
export const withContents = (html: string) => {
  const contents: { id: string; title: string }[] = [];
  const taken = new Set<string>();
  const body_html = html.replace(HEADING, (_, inner: string) => {
    const title = textOf(inner);
    const anchor = anchorOf(title) || "part";
    // Two headings of the same words are two places.
    let id = anchor;
    for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
    taken.add(id);
    contents.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { body_html, contents };
};
