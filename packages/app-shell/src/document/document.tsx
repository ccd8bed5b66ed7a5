import { ColorSchemeScript } from "@devguild/design-system/color-scheme";
import bricolage from "@devguild/fonts/bricolage.woff2?url";
import inter from "@devguild/fonts/inter.woff2?url";
import { LANGUAGE } from "@devguild/schemas/product";
import { type ReactNode, use } from "react";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";

import { ScriptNonce } from "./script-nonce.ts";

const FONTS = [inter, bricolage];

/** The HTML document around every page of every app. */
export function Document({ children }: { children: ReactNode }) {
  const nonce = use(ScriptNonce);
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
        <ColorSchemeScript nonce={nonce} />
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
