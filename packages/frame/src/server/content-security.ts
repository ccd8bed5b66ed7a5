import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/.test(attributes);

const hashOf = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * The policy of one page: its own files, and of inline scripts exactly those that the page was
 * rendered with. Styles may be inline because component attributes carry CSS variables.
 */
export const policyOf = (html: string) => {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)]
      .filter(([, attributes = ""]) => !isData(attributes))
      .map(([, , script = ""]) => hashOf(script)),
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
};
