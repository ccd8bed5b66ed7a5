import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  replace,
} from "react-router";

import { setFailed } from "./failed-navigation.ts";
import { startLoading } from "./reread-after-writes.ts";

type Results = Record<string, DataStrategyResult>;

type Failure = Parameters<typeof setFailed>[0];

const SERVER_ERROR = 500;

let failure: Failure = null;

const setFailure = (next: Failure) => {
  failure = next;
  setFailed(next);
  if (!next) return;
  addEventListener("online", redraw);
  addEventListener("offline", redraw);
};

// What says the failure also says whether there is a network. It doesn't listen itself, because every list's
// first load would then be larger.
const redraw = () => setFailure(failure && { ...failure });

const toPath = (url: URL) => url.pathname + url.search;

/** Whether the page or its data never arrived, or the server failed; a 404 is an answer. */
const isLost = ({ type, result }: DataStrategyResult) =>
  type === "error" &&
  (isRouteErrorResponse(result)
    ? result.status >= SERVER_ERROR
    : result instanceof Error && result.name !== "AbortError");

let shown: { path: string; data: ReadonlyMap<string, unknown> } = { path: "", data: new Map() };
let isReturning = false;

/** Records the page that is shown, with the loader data of its routes by id. */
export const setShownPage = (path: string, data: ReadonlyMap<string, unknown>) => {
  shown = { path, data };
};

const withShownData = (results: Results): Results =>
  Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      isLost(result) && shown.data.has(id)
        ? { type: "data" as const, result: shown.data.get(id) }
        : result,
    ]),
  );

// The router remembers that a route's code failed, even if a prefetch has loaded it since.
const failedCode = new Set<string>();

/** Whether the code of a route has failed to load, by the router's own record. */
const isWithoutCode = (id: string) => {
  const { __reactRouterRouteModules: loaded } = globalThis as {
    __reactRouterRouteModules?: Record<string, unknown>;
  };
  if (loaded !== undefined && !(id in loaded)) failedCode.add(id);
  return failedCode.has(id);
};

const isReachable = () =>
  fetch("/favicon.svg", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Keeps the page that is shown if the next one doesn't load, for example without a network: the error
 * page would take away everything there was to read. What failed is then said by `useFailedNavigation`.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const to = toPath(new URL(request.url));
  const isReturn = isReturning && to === shown.path;
  isReturning = false;
  if (!isReturn) setFailure(null);
  startLoading();
  const results = await next();
  const withoutCode = Object.keys(results).filter(isWithoutCode);
  const lost = Object.entries(results).find(
    ([id, result]) => isLost(result) || withoutCode.includes(id),
  );
  if (!lost || shown.path === "" || request.signal.aborted) return results;
  // Neither the router nor the browser requests code again that failed once, and a deployment removes the
  // previous version's. Then the page is opened as a document.
  if (withoutCode.length > 0 && (await isReachable())) {
    location.assign(to);
    return new Promise<Results>(() => undefined);
  }
  if (isReturn || to === shown.path) {
    if (!isReturn) setFailure({ to, scrollY });
    return withShownData(results);
  }
  // An error page of the server's own is better than nothing, unless it takes away a list.
  const isOtherPage = new URL(to, location.origin).pathname !== shown.path.replace(/\?.*$/, "");
  if (isOtherPage && isRouteErrorResponse(lost[1].result)) return results;
  isReturning = true;
  setFailure({ to, scrollY });
  return { ...results, [lost[0]]: { type: "error", result: replace(shown.path) } };
};
