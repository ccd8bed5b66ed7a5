/**
 * The tokens from packages/design-system/src/theme/tokens.css that emails use, as mail clients don't
 * support CSS variables.
 */
export const LIGHT = {
  page: "#fbfaf8",
  surface: "#ffffff",
  sunken: "#f4f2ee",
  line: "#e9e6df",
  text: "#191713",
  faint: "#6b665c",
  link: "#2f4bff",
};

/** The same in the dark scheme. */
export const DARK: typeof LIGHT = {
  page: "#0e1116",
  surface: "#161b22",
  sunken: "#1d232c",
  line: "#262d37",
  text: "#e9ebef",
  faint: "#9aa2af",
  link: "#92a3ff",
};

/** The button colour in both schemes. */
export const BUTTON_COLOUR = "#2f4bff";

const FONT = "font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55";
const WRAP = "overflow-wrap:anywhere;word-break:break-word";

/** Inline styles of the elements, as some mail clients drop style sheets. */
export const STYLES = {
  page: `margin:0;padding:0;background:${LIGHT.page}`,
  margin: "padding:32px 16px",
  frame: "width:100%;max-width:560px;table-layout:fixed",
  card: `padding:32px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:10px;color:${LIGHT.text};text-align:left;${FONT};${WRAP}`,
  brand: "margin:0 0 24px;font-weight:700;font-size:20px",
  paragraph: "margin:16px 0 0",
  quote: `margin:16px 0 0;padding:12px 16px;background:${LIGHT.sunken};border-radius:10px`,
  facts: `margin:16px 0 0;border-collapse:collapse;${FONT}`,
  factLabel: `padding:2px 16px 2px 0;color:${LIGHT.faint};text-align:left;vertical-align:top;font-weight:400;white-space:nowrap`,
  factValue: "padding:2px 0;vertical-align:top",
  jobs: "margin:24px 0 0;padding:0;list-style:none",
  job: `margin:0;padding:16px 0;border-top:1px solid ${LIGHT.line}`,
  jobTitle: `color:${LIGHT.link};text-decoration:none;font-weight:600`,
  jobDetails: `color:${LIGHT.faint}`,
  jobMatch: "font-size:14px",
  button: "margin:24px 0 0",
  buttonCell: `background:${BUTTON_COLOUR};border-radius:10px;mso-padding-alt:12px 20px;${FONT}`,
  buttonLink:
    "display:inline-block;padding:12px 20px;color:#fff;text-decoration:none;font-weight:600",
  secondaryLink: `margin:16px 0 0;color:${LIGHT.faint};font-size:14px`,
  footer: `padding:16px 0 0;color:${LIGHT.faint};text-align:left;${FONT};font-size:12px;${WRAP}`,
  footerLink: `color:${LIGHT.faint}`,
};

/** What can't be inlined: the dark scheme, applied through the elements' classes, and narrow screens. */
export const STYLE_SHEET = `
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important }
  .card { background: ${DARK.surface} !important; border-color: ${DARK.line} !important; color: ${DARK.text} !important }
  .sunken { background: ${DARK.sunken} !important }
  .line { border-color: ${DARK.line} !important }
  .faint { color: ${DARK.faint} !important }
  .link { color: ${DARK.link} !important }
}
@media (max-width: 480px) {
  .card { padding: 24px 20px !important }
}
`;
