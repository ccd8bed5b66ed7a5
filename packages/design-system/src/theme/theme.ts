import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

import { breakpoints } from "./breakpoints.ts";

/** Returns the ten shades of a colour in tokens.css, in Mantine's format. */
function shades(name: "ink" | "cobalt" | "marigold" | "night"): MantineColorsTuple {
  const shade = (index: number) => `var(--${name}-${index})`;
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
}

/** Returns the text sizes in tokens.css, in Mantine's format. */
const sizes = (scale: "t" | "lh") => ({
  xs: `var(--${scale}-xs)`,
  sm: `var(--${scale}-sm)`,
  md: `var(--${scale}-md)`,
  lg: `var(--${scale}-lg)`,
  xl: `var(--${scale}-xl)`,
});

/** Mantine's theme, with our scales, so that its components match ours. */
export const theme = createTheme({
  colors: {
    ink: shades("ink"),
    cobalt: shades("cobalt"),
    marigold: shades("marigold"),
    gray: shades("ink"),
    dark: shades("night"),
  },
  primaryColor: "cobalt",
  primaryShade: { light: 6, dark: 5 },
  white: "var(--white)",
  black: "var(--ink-9)",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-head)", fontWeight: "650", textWrap: "balance" },
  fontSizes: sizes("t"),
  lineHeights: sizes("lh"),
  radius: {
    xs: "var(--r-xs)",
    sm: "var(--r-sm)",
    md: "var(--r-md)",
    lg: "var(--r)",
    xl: "var(--r-full)",
  },
  defaultRadius: "lg",
  shadows: {
    xs: "none",
    sm: "var(--float)",
    md: "var(--float)",
    lg: "var(--float)",
    xl: "var(--float)",
  },
  breakpoints,
  cursorType: "pointer",
  respectReducedMotion: true,
  focusClassName: "",
  activeClassName: "",
});

/** Points Mantine's semantic variables at ours; only tokens.css switches the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const semantic = {
    "--mantine-color-text": "var(--text)",
    "--mantine-color-body": "var(--raised)",
    "--mantine-color-dimmed": "var(--text-3)",
    "--mantine-color-placeholder": "var(--placeholder)",
    "--mantine-color-anchor": "var(--link)",
    "--mantine-color-error": "var(--bad-dot)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-border": "var(--line-2)",
    "--mantine-color-disabled": "var(--sunken)",
    "--mantine-color-disabled-color": "var(--text-3)",
    "--mantine-color-disabled-border": "var(--line-2)",
  };
  return { variables: {}, light: semantic, dark: semantic };
};
