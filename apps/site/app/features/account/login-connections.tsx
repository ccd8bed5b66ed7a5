import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { RelativeTime } from "@devguild/design-system/relative-time";
import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { localized } from "@devguild/session/redirects";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { leaveForProvider } from "../identity/oauth-attempt.ts";
import { ProviderIcon } from "../identity/provider-icon.tsx";
import classes from "./account-section.module.css";

const RETURN_PATH = `${localized("/user/profile")}#connections`;

/** Logins at other providers connected to this one. The last way to log in can't be removed. */
export function LoginConnections() {
  const { urls } = useFrame();
  const queries = useQueryClient();
  const connections = useQuery(api.security.loginConnections.options());
  const providers = useQuery(api.oauth.providers.options()).data?.data ?? [];
  const adding = useMutation({
    mutationFn: (provider: OAuthProviderId) => leaveForProvider(provider, urls, RETURN_PATH),
  });
  const removing = useMutation({
    mutationFn: (id: number) => api.security.removeLoginConnection.call({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.security.loginConnections.key }),
  });
  if (connections.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load your connected accounts."
        onRetry={() => void connections.refetch()}
        retrying={connections.isFetching}
      />
    );
  const list = connections.data?.data ?? [];
  const available = providers.filter(({ id }) => !list.some(({ provider }) => provider === id));
  const getName = (provider: string) =>
    providers.find(({ id }) => id === provider)?.name ?? provider;
  const failure = adding.error ?? removing.error;
  return (
    <div className={classes.section}>
      {list.length === 0 ? (
        <p className={classes.quiet}>No connected accounts yet.</p>
      ) : (
        <ul className={classes.rows}>
          {list.map(({ id, provider, email, created_at }) => (
            <li key={id} className={classes.row}>
              <span className={classes.who}>
                {getName(provider)}
                <small className={classes.quiet}>
                  {email && `${email}, `}connected <RelativeTime date={created_at} />
                </small>
              </span>
              <Button
                size="sm"
                aria-label={`Disconnect: ${getName(provider)}`}
                loading={removing.isPending && removing.variables === id}
                onClick={() => removing.mutate(id)}
              >
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      )}
      {available.length > 0 && (
        <div className={classes.actions}>
          {available.map(({ id, name }) => (
            <Button
              key={id}
              icon={<ProviderIcon provider={id} />}
              loading={adding.variables === id && !adding.isError}
              onClick={() => adding.mutate(id)}
            >
              Connect {name}
            </Button>
          ))}
        </div>
      )}
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  );
}
