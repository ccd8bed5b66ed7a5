import { plainText } from "@devguild/schemas/slugs";

const HEADING = /<h2>(.*?)<\/h2>/gs;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Returns the text of sanitised HTML. */
const toText = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? "");

const toAnchor = (title: string) =>
  plainText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Adds ids to the second-level headings of sanitised HTML, and returns the table of contents for them. */
export const addTableOfContents = (html: string) => {
  const contents: { id: string; title: string }[] = [];
  const taken = new Set<string>();
  const body_html = html.replace(HEADING, (_, inner: string) => {
    const title = toText(inner);
    const anchor = toAnchor(title) || "part";
    // Headings with the same text need different ids.
    let id = anchor;
    for (let number = 2; taken.has(id); number += 1) id = `${anchor}-${number}`;
    taken.add(id);
    contents.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { body_html, contents };
};
