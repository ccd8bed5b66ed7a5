import { matchPath, type ServerBuild } from "react-router";

/** Every full path pattern that a build serves, its catch-all left out. */
export const patternsOf = (routes: ServerBuild["routes"]): string[] => {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.values(routes).flatMap((route) =>
    route && !parents.has(route.id) && route.path !== "*" ? [`/${pathOf(route.id)}`] : [],
  );
};

/** Whether one of the patterns is this path's. */
export const isServed = (patterns: readonly string[], path: string) =>
  patterns.some((pattern) => matchPath(pattern, path) !== null);
