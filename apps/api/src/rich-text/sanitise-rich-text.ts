import { LRUCache } from "lru-cache";
import sanitize from "sanitize-html";

/** A link is followed by people, not by search engines, and gets no hold of the page it came from. */
const LINK_REL = "noopener nofollow";

const OPTIONS: sanitize.IOptions = {
  allowedTags: ["h2", "p", "br", "em", "strong", "ul", "ol", "li", "a"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesAppliedToAttributes: ["href"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // Their text is no text for people.
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

// A path of this host alone: two slashes, or one and its mirror image, would name another.
const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%#,]*$/;

const EDITORIAL: sanitize.IOptions = {
  ...OPTIONS,
  transformTags: {
    a: (tagName, { href }) => {
      const isOwn = href !== undefined && OWN_PATH.test(href);
      const isKept = isOwn || (href !== undefined && isAbsolute(href));
      return {
        tagName,
        attribs: { ...(isKept && { href }), ...(!isOwn && { rel: LINK_REL }) },
      };
    },
  },
};

const MOST_CHARACTERS = 8_000_000;

/** Sanitises with fixed options, a text that is read again and again only once. */
const sanitiser = (options: sanitize.IOptions) => {
  const done = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
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

/** Rich text of the editors: as `sanitiseRichText` leaves it, and links may lead to our own paths. */
export const sanitiseEditorial = sanitiser(EDITORIAL);

/**
 * Rich text with nothing in it but what the product's editor can make: second-level headings,
 * paragraphs, italic, bold, lists and links to http, https and mailto. All else is dropped, of
 * scripts and the like with their text. Never fails.
 */
export const sanitiseRichText = sanitiser(OPTIONS);
