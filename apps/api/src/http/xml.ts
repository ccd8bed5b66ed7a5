import { escapeHtml } from "@devguild/schemas/escape-html";

// Characters that XML 1.0 doesn't allow: surrogates, and controls other than tab and line breaks.
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML and drops characters XML can't contain, such as control characters. */
const xmlText = (text: string) => escapeHtml(text.replace(NOT_XML, ""));

/** Builds an XML element with text content, or an empty one. */
export const xmlElement = (
  name: string,
  text: string | number | null,
  attributes: Record<string, string | number> = {},
) => {
  const attributeText = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${xmlText(String(value))}"`)
    .join("");
  return text === null
    ? `<${name}${attributeText}/>`
    : `<${name}${attributeText}>${xmlText(String(text))}</${name}>`;
};

/** The declaration at the start of every XML file. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
