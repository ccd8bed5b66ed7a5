import { defineBreakpoints } from "./packages/design-system/src/theme/define-breakpoints.ts";

// A length that needs a token. One pixel is a hairline or an optical nudge, and needs none.
const RAW = String.raw`(?<![\w.-])-?(?!(?:0|1)px\b)\d*\.?\d+(?:px|rem)\b`;
const TOKENS = "packages/design-system/src/theme/tokens.css";

/**
 * Values with a name in tokens.css or breakpoints.ts must use that name (docs/decisions/tokens.md).
 */
export default {
  referenceFiles: [{ files: [TOKENS], loader: defineBreakpoints }],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    "declaration-property-value-disallowed-list": {
      "/^(margin|padding|inset|scroll-margin|top$|right$|bottom$|left$|(row-|column-)?gap$)/": [
        `/${RAW}/`,
      ],
      "/^font(-size)?$|^line-height$|radius$/": [`/${RAW}/`],
    },
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/"],
    "media-feature-name-disallowed-list": ["/width$/"],
    "no-unknown-custom-media": true,
    "no-unknown-custom-properties": true,
    "media-query-no-invalid": true,
    "declaration-block-no-duplicate-properties": true,
    "block-no-empty": true,
    "no-duplicate-selectors": true,
    "no-invalid-position-at-import-rule": true,
    "property-no-unknown": true,
    "unit-no-unknown": true,
  },
  overrides: [
    { files: [TOKENS], rules: { "color-no-hex": null, "function-disallowed-list": null } },
  ],
};
