import { ColorSchemeScript } from "@devguild/design-system/color-scheme";
import bricolage from "@devguild/fonts/bricolage.woff2?url";
import inter from "@devguild/fonts/inter.woff2?url";
import { LANGUAGE } from "@devguild/schemas/product";
import type { ReactNode } from "react";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";

import { EARLY_INPUT } from "../early-input/early-input.ts";

const FONTS = [inter, bricolage];

// It has run when React comes, so browsers need not load its text again.
const EARLY_SCRIPT = import.meta.env.SSR ? EARLY_INPUT : "";

/** The HTML document that every page of every app is drawn in. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang={LANGUAGE} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <ColorSchemeScript />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
