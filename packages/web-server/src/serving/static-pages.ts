import { ERROR_PAGE_FAILED } from "@devguild/schemas/constants/error-page-texts";
import { getErrorHeading } from "@devguild/schemas/constants/error-pages";
import { PRODUCT_NAME } from "@devguild/schemas/product";

const page = (title: string, text: string, link = "") => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>${title} · ${PRODUCT_NAME}</title>
<style>
:root { color-scheme: light dark; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 24px; text-align: center; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 30px; line-height: 1.15; }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
${link}
</body>
</html>`;

/** Sent when even the error page fails, so it has no dependencies. An empty link is the page itself. */
export const STATIC_ERROR_PAGE = page(
  getErrorHeading(500),
  ERROR_PAGE_FAILED.text,
  `<p><a href="">Try again</a> · <a href="/">${ERROR_PAGE_FAILED.link}</a></p>`,
);

/** Sent for every page during maintenance. */
export const MAINTENANCE_PAGE = page(
  `${PRODUCT_NAME} is down for maintenance`,
  "We’ll be back in a few minutes. Nothing you’ve done is lost.",
);
