import { api } from "@devguild/api-client/browser-api";
import { useFrame } from "@devguild/app-shell/app-frame";
import { getAssertion, knowsPasskeys } from "@devguild/auth-ui/passkeys";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import type { OAuthProviderId } from "@devguild/schemas/constants/oauth";
import { IconFingerprint } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";

import { leaveForProvider } from "./oauth-attempt.ts";
import classes from "./other-logins.module.css";
import { ProviderIcon } from "./provider-icon.tsx";
import { withFragment } from "./with-fragment.ts";

type Props = {
  /** Where to go after logging in. */
  redirect: string | null;
  /** Called after a log-in with a passkey; without it, passkeys are not offered. */
  onPasskey?: () => Promise<void>;
};

/** Log-in options without a password: a passkey, and the configured providers. */
export default function OtherLogins({ redirect, onPasskey }: Props) {
  const { urls } = useFrame();
  const providers = useQuery(api.oauth.providers.options()).data?.data ?? [];
  const leaving = useMutation({
    mutationFn: (provider: OAuthProviderId) =>
      leaveForProvider(provider, urls, withFragment(redirect)),
  });
  const proving = useMutation({
    mutationFn: async () => {
      const { data } = await api.mfa.beginPasskeyLogIn.call();
      const assertion = await getAssertion(data.passkey_options);
      await api.mfa.logInByPasskey.call({ body: { challenge_id: data.challenge_id, assertion } });
      await onPasskey?.();
    },
  });
  const offersPasskey = onPasskey !== undefined && knowsPasskeys();
  if (providers.length === 0 && !offersPasskey) return null;
  const failure = leaving.error ?? proving.error;
  return (
    <div className={classes.ways}>
      <p className={classes.or}>or</p>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          fullWidth
          icon={<ProviderIcon provider={id} />}
          loading={leaving.variables === id && !leaving.isError}
          onClick={() => leaving.mutate(id)}
        >
          Continue with {name}
        </Button>
      ))}
      {offersPasskey && (
        <Button
          size="lg"
          fullWidth
          icon={<IconFingerprint size={18} stroke={1.75} aria-hidden />}
          loading={proving.isPending || proving.isSuccess}
          onClick={() => proving.mutate()}
        >
          Log in with a passkey
        </Button>
      )}
      {failure && <FormError>{failure.message}</FormError>}
    </div>
  );
}
