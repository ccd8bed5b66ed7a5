const KEY = "devguild:recent-screens";
const MAX_RECENT = 4;

/**
 * Returns the paths of the screens last opened from the palette, newest first. Only screens: the
 * next person at this browser must not see which records someone opened.
 */
export const recentScreens = (): string[] => {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
};

/** Puts a screen first in the recent ones. */
export const rememberScreen = (path: string) => {
  const paths = [path, ...recentScreens().filter((other) => other !== path)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(KEY, JSON.stringify(paths));
  } catch {
    // Without storage there are just no recent screens.
  }
};
