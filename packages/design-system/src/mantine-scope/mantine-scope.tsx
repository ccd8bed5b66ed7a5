import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  MantineContext,
  MantineProvider,
  mergeMantineTheme,
} from "@mantine/core";
import { use, type ReactNode } from "react";
import { cssVariablesResolver, theme } from "../theme/theme.ts";

const unusedColor =
  /^--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/u;

function withoutUnusedColors(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !unusedColor.test(name)));
}

/** Returns Mantine's CSS variables for our theme, without the dozen colours that we never use. */
function mantineVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  return convertCssVariables(
    {
      variables: withoutUnusedColors({ ...defaults.variables, ...own.variables }),
      light: withoutUnusedColors({ ...defaults.light, ...own.light }),
      dark: withoutUnusedColors({ ...defaults.dark, ...own.dark }),
    },
    ":root",
  );
}
const variables = mantineVariables();

// ColorSchemeScript controls the scheme's attribute.
const noRootElement = () => undefined;

/**
 * Provides Mantine components with their theme. Overlays and comboboxes wrap themselves in it, so
 * that a page without them doesn't load Mantine. An app that uses many of them may put it at its
 * root.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children;
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      getRootElement={noRootElement}
    >
      <style href="mantine-variables" precedence="mantine">
        {variables}
      </style>
      {children}
    </MantineProvider>
  );
}
