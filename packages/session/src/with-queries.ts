import type { Api } from "@devguild/api-client/api";
import { ApiError } from "@devguild/api-client/api-error";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import type { User } from "@devguild/schemas/identity";
import { dehydrate, type DehydratedState, QueryClient } from "@tanstack/react-query";
import { data, redirect, type RouterContextProvider } from "react-router";

import { localized, loginPath } from "./redirects.ts";
import { apiContext, userContext } from "./request-context.ts";

type LoaderArgs = {
  request: Request;
  /** The page's own URL, also for data requests. */
  url: URL;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** What a screen's loader gets. */
export type LoaderContext<Params = Record<string, string | undefined>> = {
  request: Request;
  url: URL;
  params: Params;
  api: Api;
  /** Filled by the loader; dehydrated into the page, so that components start with this data. */
  queries: QueryClient;
  user: User | null;
};

/**
 * Turns an API error into a page's response: a redirect to the login for 401, to the second
 * factor's set-up for staff without one, otherwise an error page of that status.
 */
const toPageFailure = (error: ApiError, url: URL) =>
  error.status === 401
    ? redirect(loginPath(url.pathname + url.search))
    : error.code === MFA_REQUIRED
      ? redirect(localized("/user/profile"))
      : data(null, { status: error.status >= 400 ? error.status : 503 });

const MINUTE = 60_000;

/**
 * Rounds the state's times down to the minute. Guest pages are shared for that long, so two guests
 * get identical bytes, and anything the browser fetched since is newer.
 */
export const withSharedTimes = (state: DehydratedState, now: number): DehydratedState => {
  const shared = Math.floor(now / MINUTE) * MINUTE;
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      dehydratedAt: shared,
      state: { ...query.state, dataUpdatedAt: shared },
    })),
  };
};

/**
 * Wraps a loader so that its queries reach the browser: whatever it puts into `queries` is
 * available at the first render under the same keys.
 */
export const withQueries =
  <Result extends object>(load: (loading: LoaderContext) => Promise<Result>) =>
  async ({
    request,
    url,
    params,
    context,
  }: LoaderArgs): Promise<Result & { dehydrated: DehydratedState }> => {
    const user = context.get(userContext);
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    try {
      const loaded = await load({
        request,
        url,
        params,
        api: context.get(apiContext),
        queries,
        user,
      });
      const dehydrated = dehydrate(queries);
      return {
        ...loaded,
        dehydrated: user ? dehydrated : withSharedTimes(dehydrated, Date.now()),
      };
    } catch (error) {
      throw error instanceof ApiError ? toPageFailure(error, url) : error;
    }
  };
