import { COVER_ADDRESS } from "@devguild/schemas/constants/cover-address";
import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

/** Links pass no ranking to search engines, and the opened page can't access the one it came from. */
const LINK_REL = "noopener nofollow";

const BASIC_TAGS = ["h2", "p", "br", "em", "strong", "ul", "ol", "li", "a"];

const OPTIONS: sanitize.IOptions = {
  allowedTags: BASIC_TAGS,
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The text inside these isn't content, so it is dropped as well.
  nonTextTags: [
    "script",
    "style",
    "template",
    "textarea",
    "option",
    "noscript",
    "title",
    "iframe",
    "svg",
    "math",
    "xmp",
    "noembed",
    "noframes",
    "plaintext",
  ],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href !== undefined && isAbsolute(href) && { href }), rel: LINK_REL },
    }),
  },
};

const isAbsolute = (href: string) => /^(?:https?:\/\/|mailto:)/i.test(href.trim());

// A path on this host only: `//` or `/\` would start another host's name.
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#,]*$/;

const EDITORIAL: sanitize.IOptions = {
  ...OPTIONS,
  allowedTags: [...BASIC_TAGS, "code", "pre", "blockquote", "figure", "img", "figcaption"],
  allowedAttributes: { ...OPTIONS.allowedAttributes, img: ["src", "alt", "width", "height"] },
  // A picture comes from here, never from another site, and an empty caption is none.
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (tag === "img" && !COVER_ADDRESS.test(attribs["src"] ?? "")) ||
    (tag === "figcaption" && text.trim() === "") ||
    (tag === "figure" && mediaChildren.length === 0),
  // The language of a block of code, as Markdown and editors write it.
  allowedClasses: { code: ["language-*"] },
  transformTags: {
    a: (tagName, { href }) => {
      const isOwn = href !== undefined && OWN_PATH.test(href);
      const isAllowed = isOwn || (href !== undefined && isAbsolute(href));
      return {
        tagName,
        attribs: { ...(isAllowed && { href }), ...(!isOwn && { rel: LINK_REL }) },
      };
    },
  },
};

const MAX_CHARACTERS = 8_000_000;

/** Creates a sanitiser with fixed options that caches its results by text. */
const sanitiser = (options: sanitize.IOptions) => {
  const done = new LRUCache<string, string>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (sanitised, html) => sanitised.length + html.length + 1,
  });
  return (html: string): string => {
    const known = done.get(html);
    if (known !== undefined) return known;
    const sanitised = sanitize(html, options);
    done.set(html, sanitised);
    return sanitised;
  };
};

/**
 * Sanitises rich text written by our editors: like `sanitiseRichText`, but with code, quotes and
 * uploaded pictures, and links may also be our own paths.
 */
export const sanitiseEditorial = sanitiser(EDITORIAL);

/**
 * Sanitises rich text to what the product's editor can produce: second-level headings, paragraphs,
 * italic, bold, lists, and links to http, https and mailto. Everything else is dropped; scripts and the
 * like including their text. Never throws.
 */
export const sanitiseRichText = sanitiser(OPTIONS);
