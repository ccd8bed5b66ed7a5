import { ApiError } from "@devguild/api-client/api-error";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import { localized, loginPath } from "@devguild/session/redirects";
import { MutationCache, type QueryMeta, QueryCache, QueryClient } from "@tanstack/react-query";

// Longer than a guest page's data can be old: its times are rounded down to the minute, and the
// server's cache and a proxy may each keep it for another.
const FRESH_FOR = 200_000;
const RETRIES = 2;

const LEAVING_MS = 10_000;

// Logging out is a navigation, during which requests still on their way are answered with 401: going to the log-in
// then would cancel it. A download starts like a navigation but stays here, hence the limit.
let leftAt = 0;
if (!import.meta.env.SSR) addEventListener("beforeunload", () => (leftAt = Date.now()));

// An expired session is noticed by the next request: log in, then come back here.
const onError = (error: Error) => {
  if (error instanceof ApiError && error.status === 401 && Date.now() > leftAt + LEAVING_MS)
    location.assign(loginPath(location.pathname + location.search));
};

// Staff without a second factor can't do anything before they set one up. Queries that need a
// recent second factor show their own prompt and stay on the page.
const onQueryError = (error: Error, { meta }: { meta: QueryMeta | undefined }) => {
  const setUp = localized("/user/profile");
  const needsFactor = error instanceof ApiError && error.code === MFA_REQUIRED;
  if (needsFactor && !meta?.["saysWhatIsMissing"] && location.pathname !== setUp)
    location.assign(setUp);
  else onError(error);
};

/** Creates the query cache of a page. 4xx responses are not retried; other failures are. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline, a request fails and the screen says so; by default it would wait without a word.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: FRESH_FOR,
        networkMode: "always",
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < RETRIES && !(error instanceof ApiError && error.status < 500),
      },
    },
  });
