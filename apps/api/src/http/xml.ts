import { escapeHtml } from "@devguild/schemas/escape-html";

// What XML 1.0 can carry: tab, line ends, and all characters but the other controls and surrogates.
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as XML holds it; what no XML may hold, such as a control character, is left out. */
const xmlText = (text: string) => escapeHtml(text.replace(NO_XML, ""));

/** An XML element of a text, or of nothing. */
export const xmlElement = (
  name: string,
  text: string | number | null,
  attributes: Record<string, string | number> = {},
) => {
  const said = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${xmlText(String(value))}"`)
    .join("");
  return text === null ? `<${name}${said}/>` : `<${name}${said}>${xmlText(String(text))}</${name}>`;
};

/** What every XML file begins with. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
