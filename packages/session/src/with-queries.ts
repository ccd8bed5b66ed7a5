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
  /** The page's own address, also where the browser asks for its data only. */
  url: URL;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** What a screen's loader works with. */
export type LoaderContext<Params = Record<string, string | undefined>> = {
  request: Request;
  url: URL;
  params: Params;
  api: Api;
  /** Filled by the loader; the screen's components find their first data there. */
  queries: QueryClient;
  user: User | null;
};

/**
 * An API failure as the answer of a page: the login for 401, the set-up of a second factor for staff
 * who lack one, else an error page of that status.
 */
const toPageFailure = (error: ApiError, url: URL) =>
  error.status === 401
    ? redirect(loginPath(url.pathname + url.search))
    : error.code === MFA_REQUIRED
      ? redirect(localized("/user/profile"))
      : data(null, { status: error.status >= 400 ? error.status : 503 });

const MINUTE = 60_000;

/**
 * The state with its times set to the beginning of the minute. A guest's page is everybody's for that
 * long, so two guests get the same bytes; and whatever a browser fetched itself since then is newer.
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
 * A loader whose queries reach the browser: what it puts into `queries` is there at the first paint,
 * under the same keys that components ask for.
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
