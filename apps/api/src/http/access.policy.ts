import type { Access, Endpoint, Way } from "@devguild/contract/endpoint";

import type { Viewer } from "./viewer.ts";

type PathParams = Record<string, string | number>;

const holds = (way: Way, viewer: Viewer | null, params: PathParams): boolean => {
  if (way.as === "anyone") return params[way.isNew] === 0;
  if (!viewer) return false;
  switch (way.as) {
    case "user":
      return true;
    case "developer":
      return (
        viewer.developerId !== null &&
        (way.self === undefined || params[way.self] === viewer.developerId)
      );
    case "company":
      return (
        viewer.companyId !== null &&
        (way.of === undefined || params[way.of] === viewer.companyId) &&
        (way.permission === "any" || viewer.permissions.has(way.permission))
      );
    case "admin":
      return viewer.account.type === "admin" && viewer.permissions.has(way.permission);
  }
};

/** Whether a viewer may make a call: allowed, not known, or not allowed. Pure. */
export const decideAccess = (
  access: Access,
  viewer: Viewer | null,
  params: PathParams,
): "allowed" | "unauthenticated" | "forbidden" => {
  if (access === "anyone") return "allowed";
  if (access.some((way) => holds(way, viewer, params))) return "allowed";
  return viewer ? "forbidden" : "unauthenticated";
};

/**
 * Whether a viewer counts as nobody for a call: staff whose session has proved no second factor, but
 * for the calls by which they get one. Pure. Source: docs/product/second-factors.md.
 */
export const isConfined = (
  { beforeSecondFactor }: Pick<Endpoint, "beforeSecondFactor">,
  viewer: Viewer | null,
) => viewer?.account.type === "admin" && !viewer.secondFactor && beforeSecondFactor !== true;
