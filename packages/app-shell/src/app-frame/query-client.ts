import { ApiError } from "@devguild/api-client/api-error";
import { MFA_REQUIRED } from "@devguild/schemas/constants/mfa";
import { localized, loginPath } from "@devguild/session/redirects";
import { MutationCache, type QueryMeta, QueryCache, QueryClient } from "@tanstack/react-query";

// Longer than what a guest's page holds can be old: its times are rounded down to the minute, and the
// server's store and a proxy may each keep it for another.
const FRESH_FOR = 200_000;
const RETRIES = 2;

// A session that has ended shows at whatever is asked next: log in and come back here.
const onError = (error: Error) => {
  if (error instanceof ApiError && error.status === 401)
    location.assign(loginPath(location.pathname + location.search));
};

// Staff who lack a second factor may do nothing before they have set one up. What asks for a proof of
// one leads there itself, and leaves the page where it is.
const onQueryError = (error: Error, { meta }: { meta: QueryMeta | undefined }) => {
  const setUp = localized("/user/profile");
  const lacksFactor = error instanceof ApiError && error.code === MFA_REQUIRED;
  if (lacksFactor && !meta?.["saysWhatIsMissing"] && location.pathname !== setUp)
    location.assign(setUp);
  else onError(error);
};

/** The query cache of one page's life. Wrong questions are not asked again; unanswered ones are. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: (failures, error) =>
          failures < RETRIES &&
          !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
    },
  });
