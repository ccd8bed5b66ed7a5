const KEY = "devguild:recent-screens";
const MAX_RECENT = 4;

/**
 * Addresses of the screens that were last opened from the palette, the last one first. Only screens:
 * whoever uses this browser next must not read which records somebody looked at.
 */
export const recentScreens = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
};

/** Puts a screen first among the recent ones. */
export const rememberScreen = (path: string) => {
  const kept = [path, ...recentScreens().filter((other) => other !== path)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing for us only has no recent screens.
  }
};
