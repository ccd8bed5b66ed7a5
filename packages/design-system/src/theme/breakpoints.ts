/**
 * The widths at which layouts change, in em so that they follow the reader's font size: 384 px,
 * 768, 900, 1024, 1160 (where the site's whole menu fits), 1280 and 1720.
 */
export const breakpoints = {
  xs: "24em",
  sm: "48em",
  md: "56.25em",
  lg: "64em",
  menu: "72.5em",
  xl: "80em",
  xxl: "107.5em",
} as const;

type Breakpoint = keyof typeof breakpoints;

/** Returns the media query for a breakpoint and wider: `--from-md` in stylesheets. */
export const from = (name: Breakpoint) => `(width >= ${breakpoints[name]})`;

/** Returns the media query for widths below a breakpoint: `--below-md` in stylesheets. */
export const below = (name: Breakpoint) => `(width < ${breakpoints[name]})`;
