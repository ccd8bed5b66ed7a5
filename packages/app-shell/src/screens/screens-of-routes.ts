type RouteEntry = { path?: string | undefined; children?: RouteEntry[] | undefined };

/** The full pattern of every screen of an app's route configuration, its catch-all left out. */
export const screensOfRoutes = (entries: readonly RouteEntry[], parent = ""): string[] =>
  entries.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent;
    if (children) return screensOfRoutes(children, full);
    return path === "*" ? [] : [full || "/"];
  });
