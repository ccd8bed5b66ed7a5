import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";
import { html, raw } from "hono/html";

import { BUTTON_COLOUR, DARK, LIGHT } from "../../mail-components/mail-styles.ts";
import { MADE_UP_PEOPLE } from "./people.ts";

type Content = ReturnType<typeof html>;

/** What was typed, and what is wrong with it, by field. */
export type TypedPerson = {
  name: string;
  email: string;
  verified: boolean;
  errors: { name?: string[]; email?: string[] };
};

const NOBODY: TypedPerson = { name: "", email: "", verified: true, errors: {} };

/** Builds the pages' policy: no scripts, and forms that may end on our site. */
export const buildPagePolicy = (siteUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${siteUrl}`;

const toVariables = (colours: typeof LIGHT) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour}`)
    .join("; ");

const STYLE = `
  :root { color-scheme: light dark; --error: #b8231b; ${toVariables(LIGHT)} }
  @media (prefers-color-scheme: dark) { :root { --error: #ff8f86; ${toVariables(DARK)} } }
  * { box-sizing: border-box }
  body { margin: 0; padding: 32px 16px; background: var(--page); color: var(--text);
    font: 16px/1.55 Inter, ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere }
  main { max-width: 560px; margin: 0 auto; padding: 32px; background: var(--surface);
    border: 1px solid var(--line); border-radius: 10px }
  h1 { margin: 0; font-size: 30px; line-height: 1.12 }
  h2 { margin: 32px 0 0; font-size: 20px; line-height: 1.3 }
  p { margin: 12px 0 0 }
  a { color: var(--link) }
  small { color: var(--faint); font-size: 14px }
  ul { display: grid; gap: 8px; margin: 16px 0 0; padding: 0; list-style: none }
  button, input { font: inherit; color: inherit }
  button { width: 100%; min-height: 48px; padding: 10px 20px; background: var(--surface);
    border: 1px solid var(--line); border-radius: 10px; cursor: pointer; font-weight: 600 }
  button:hover { background: var(--sunken) }
  ul button { display: grid; padding: 12px 16px; text-align: left; font-weight: 400 }
  .primary, .primary:hover { margin-top: 20px; background: ${BUTTON_COLOUR}; border-color: ${BUTTON_COLOUR}; color: #fff }
  .cancel { margin-top: 12px }
  label { display: block; margin-top: 16px; font-weight: 600 }
  .choice { display: flex; gap: 8px; align-items: center; min-height: 44px; font-weight: 400 }
  .choice input { width: 20px; height: 20px; margin: 0 }
  .field { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px;
    background: var(--surface); border: 1px solid var(--faint); border-radius: 10px }
  .error { margin: 4px 0 0; color: var(--error); font-size: 14px }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
  @media (max-width: 480px) { main { padding: 24px 20px } }
`;

const frame = (title: string, content: Content) =>
  html`<!doctype html>
    <html lang="${LANGUAGE}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

const people = () =>
  MADE_UP_PEOPLE.map(
    ({ name, email, verified, outcome }) =>
      html`<li>
        <button name="person" value="${email}">
          <strong>${name}</strong>
          <span>${email}, ${verified ? "verified" : "not verified"}</span>
          <small>${outcome}</small>
        </button>
      </li>`,
  );

const field = (
  { name, label, type }: Record<"name" | "label" | "type", string>,
  value: string,
  [error]: readonly string[] = [],
) =>
  html`<label for="${name}">${label}</label>
    <input
      class="field"
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${name}"
      required
      ${error ? html`aria-invalid="true" aria-describedby="${name}-error"` : ""}
    />
    ${error ? html`<p class="error" id="${name}-error">${error}</p>` : ""}`;

/** Renders the page on which people choose who to log in as. */
export const logInPage = ({ name, email, verified, errors }: TypedPerson = NOBODY) =>
  frame(
    "Log in with Guild ID",
    html`<p>
        Guild ID is part of this demo: it has no passwords, and nobody here is real. Choose who to
        log in as.
      </p>
      <form method="post">
        <ul>
          ${people()}
        </ul>
      </form>
      <h2>Someone else</h2>
      <form method="post">
        ${field({ name: "name", label: "Name", type: "text" }, name, errors.name)}
        ${field({ name: "email", label: "Email", type: "email" }, email, errors.email)}
        <label class="choice">
          <input type="checkbox" name="verified" ${verified ? "checked" : ""} />
          Guild ID has verified this email address
        </label>
        <button class="primary">Log in</button>
        <button class="cancel" name="cancel" value="1" formnovalidate>Cancel</button>
      </form>`,
  );

/** Renders the page of a log-in that can't go on, with the way back to our site. */
export const problemPage = (message: string, siteUrl: string) =>
  frame(
    "This login can’t continue",
    html`<p>${message}</p>
      <p><a href="${siteUrl}/en/user/login">Start again on ${PRODUCT_NAME}</a></p>`,
  );
