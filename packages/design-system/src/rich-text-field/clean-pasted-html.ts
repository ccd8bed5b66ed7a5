// What is no text: styles, metadata, and Office's own markup.
const DROPPED = "style, script, meta, link, title, xml, o\\:p, w\\:sdt > *:empty";

const renameTo = (element: Element, name: string) => {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** Word marks a list's items only by a class, and writes their bullets or numbers into the text. */
const buildWordLists = (body: HTMLElement) => {
  let list: Element | null = null;
  let last: Element | null = null;
  for (const item of body.querySelectorAll('p[class*="MsoList"]')) {
    const mark = item.querySelector('span[style*="mso-list"]');
    const isNumbered = /^\s*\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark?.textContent ?? "");
    mark?.remove();
    const name = isNumbered ? "ol" : "ul";
    if (!list || list.localName !== name || item.previousElementSibling !== last) {
      list = body.ownerDocument.createElement(name);
      item.before(list);
    }
    const entry = body.ownerDocument.createElement("li");
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
    last = list;
  }
};

/** Google Docs links through a redirect of its own. */
const unwrapRedirects = (body: HTMLElement) => {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href*="google.com/url?"]')) {
    const target = new URL(link.href).searchParams.get("q");
    if (target) link.setAttribute("href", target);
  }
};

/**
 * Turns what Word, Google Docs and web pages put on the clipboard into the formats of an editor: lists are
 * lists, every heading has the editor's level, links lead to their target, and empty lines go. Whatever
 * else an editor can't show is dropped by its schema.
 */
export const cleanPastedHtml = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  buildWordLists(body);
  unwrapRedirects(body);
  for (const heading of body.querySelectorAll("h1, h3, h4, h5, h6, p.MsoTitle"))
    renameTo(heading, "h2");
  // Docs wraps everything in a bold element that isn't bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const line of body.querySelectorAll("p, h2"))
    if (line.textContent.trim() === "" && !line.querySelector("img")) line.remove();
  for (const gap of body.querySelectorAll(":scope > br")) gap.remove();
  return body.innerHTML.replaceAll("&nbsp;", " ");
};
