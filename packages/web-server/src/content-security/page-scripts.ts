const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

// Data isn't run, so the policy doesn't apply to it.
const DATA = /type="application\/(?:ld\+)?json"/;

/** The header in which a render passes the mark of its scripts to the server, which never sends it. */
export const SCRIPT_NONCE = "X-Script-Nonce";

/** A page, and the inline scripts that were rendered into it on purpose. */
export type PageScripts = { html: string; scripts: string[] };

/**
 * Finds the inline scripts that carry a render's mark, and removes the mark everywhere. A script that
 * got into the page in any other way, such as with someone's text, can't carry it: it is random.
 */
export const takeScripts = (html: string, nonce: string | null): PageScripts => {
  if (!nonce) return { html, scripts: [] };
  const mark = ` nonce="${nonce}"`;
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => attributes.includes(mark) && !DATA.test(attributes))
    .map(([, , script = ""]) => script);
  return { html: html.replaceAll(mark, ""), scripts };
};
