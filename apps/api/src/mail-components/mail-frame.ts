import { LANGUAGE, PRODUCT_NAME } from "@devguild/schemas/product";
import { html, raw } from "hono/html";

import { toHtml, toText } from "./components.ts";
import type { AppUrls, MailMessage } from "./mail-message.ts";
import { STYLE_SHEET, STYLES } from "./mail-styles.ts";

/** Renders the HTML frame of every email: the product's name, a card and the unsubscribe links. */
export const frameToHtml = ({ subject, body, subscription }: MailMessage, urls: AppUrls) =>
  html`<!doctype html>
    <html lang="${LANGUAGE}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${raw(STYLE_SHEET)}
        </style>
      </head>
      <body class="page" style="${STYLES.page}">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td class="page" align="center" style="${STYLES.margin}">
              <table
                role="presentation"
                width="560"
                cellspacing="0"
                cellpadding="0"
                style="${STYLES.frame}"
              >
                <tr>
                  <td class="card" style="${STYLES.card}">
                    <p style="${STYLES.brand}">${PRODUCT_NAME}</p>
                    ${body.map((component) => toHtml(component, urls))}
                  </td>
                </tr>
                <tr>
                  <td class="faint" style="${STYLES.footer}">
                    ${PRODUCT_NAME}, ${urls.site}
                    ${
                      subscription &&
                      html`<br />${subscription.reason}
                        <a
                          class="faint"
                          style="${STYLES.footerLink}"
                          href="${urls.site + subscription.page}"
                          >Unsubscribe</a
                        >`
                    }
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;

/** Renders the same frame as plain text. */
export const frameToText = ({ body, subscription }: MailMessage, urls: AppUrls) =>
  [
    ...body.map((component) => toText(component, urls)),
    `${PRODUCT_NAME}\n${urls.site}`,
    ...(subscription
      ? [`${subscription.reason} Unsubscribe:\n${urls.site}${subscription.page}`]
      : []),
  ].join("\n\n");
