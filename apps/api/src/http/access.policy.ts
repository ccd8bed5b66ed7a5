import type { Configuration } from "@devguild/config/configuration";
import type { Access, AccessRule } from "@devguild/contract/endpoint";

import type { Viewer } from "./viewer.ts";

/** Who asks: a viewer, or a member of staff in whose name something runs. */
type Asker = Pick<Viewer, "account" | "companyId" | "developerId" | "permissions">;

type PathParams = Record<string, string | number>;

const satisfiesRule = (rule: AccessRule, viewer: Asker | null, params: PathParams): boolean => {
  if (rule.as === "anyone") return params[rule.isNew] === 0;
  if (rule.as === "newcomer")
    return !viewer || (viewer.companyId === null && viewer.account.type !== "admin");
  if (!viewer) return false;
  switch (rule.as) {
    case "user":
      return true;
    case "developer":
      return (
        viewer.developerId !== null &&
        (rule.self === undefined || params[rule.self] === viewer.developerId)
      );
    case "company":
      return (
        viewer.companyId !== null &&
        (rule.of === undefined || params[rule.of] === viewer.companyId) &&
        (rule.permission === "any" || viewer.permissions.has(rule.permission))
      );
    case "admin":
      return viewer.account.type === "admin" && viewer.permissions.has(rule.permission);
  }
};

/** Decides whether a viewer may make a call: allowed, not logged in, or not allowed. Pure. */
export const decideAccess = (
  access: Access,
  viewer: Asker | null,
  params: PathParams,
): "allowed" | "unauthenticated" | "forbidden" => {
  if (access === "anyone") return "allowed";
  if (access.some((rule) => satisfiesRule(rule, viewer, params))) return "allowed";
  return viewer ? "forbidden" : "unauthenticated";
};

/**
 * Returns whether a viewer's session still has to prove a second factor: that of staff, in production. Pure.
 * Source: docs/product/second-factors.md.
 */
export const needsSecondFactor = (env: Configuration["env"], viewer: Viewer | null): boolean =>
  env === "production" && viewer?.account.type === "admin" && !viewer.secondFactor;
