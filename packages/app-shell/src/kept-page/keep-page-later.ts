import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** `keepPage`, whose code loads beside the first page: the first load doesn't need it. */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  args,
  next,
) => {
  const loaded = await import("./keep-page.ts").catch(() => null);
  return loaded ? loaded.keepPage(args, next) : next();
};
