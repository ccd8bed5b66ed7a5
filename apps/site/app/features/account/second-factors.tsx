import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import type { User } from "@devguild/schemas/identity";
import { pluralize } from "@devguild/schemas/formats";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { SettingsSection } from "./settings-section.tsx";
import classes from "./account-section.module.css";
import { AuthenticatorApp } from "./authenticator-app.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { OwnPhone } from "./own-phone.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { describeFailure, useFactorToken } from "./use-factor-token.ts";

function CodesLeft({ left, isNew, user }: { left: number; isNew: boolean; user: User }) {
  const queries = useQueryClient();
  const { token, dialog } = useFactorToken(user, true);
  const renewing = useMutation({
    mutationFn: async () => api.mfa.renewRecoveryCodes.call({ body: await token() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.mfa.overview.key }),
  });
  const failure = describeFailure(renewing.error);
  return (
    <SettingsSection id="recovery-codes" title="Recovery codes" hint="In case you lose your phone.">
      <div className={classes.section}>
        {renewing.data && !isNew && <RecoveryCodes codes={renewing.data.data.recovery_codes} />}
        <p>{pluralize(left, "recovery code")} left.</p>
        <div>
          <Button loading={renewing.isPending} onClick={() => renewing.mutate()}>
            Generate new codes
          </Button>
        </div>
        {failure && <FormError>{failure}</FormError>}
        {dialog}
      </div>
    </SettingsSection>
  );
}

/** A login's second factors: an app, passkeys, a phone, and recovery codes. */
export function SecondFactors({ user }: { user: User }) {
  const queries = useQueryClient();
  const overview = useQuery(api.mfa.overview.options());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (overview.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load your two-step login settings."
        onRetry={() => void overview.refetch()}
        retrying={overview.isFetching}
      />
    );
  if (!overview.data) return null;
  const {
    mfa_active: isActive,
    mfa_methods: methods,
    mfa_masked_phone: phone,
    recovery_codes_left: left,
  } = overview.data.data;
  const onChanged = (recoveryCodes: readonly string[] | null) => {
    setCodes(recoveryCodes);
    void queries.invalidateQueries({ queryKey: api.mfa.overview.key });
    void queries.invalidateQueries({ queryKey: api.mfa.passkeys.key });
    void queries.invalidateQueries({ queryKey: api.identity.me.key });
  };
  const factor = { user, isActive, onChanged };
  return (
    <>
      {codes && <RecoveryCodes codes={codes} />}
      <SettingsSection
        id="second-factor"
        title="Authenticator app"
        hint="We’ll ask for a code from your app, so a stolen password isn’t enough."
      >
        <AuthenticatorApp {...factor} isOn={methods.includes("totp")} />
      </SettingsSection>
      <SettingsSection
        id="passkeys"
        title="Passkeys"
        hint="Your fingerprint, face or device PIN. You can use a passkey instead of a password."
      >
        <OwnPasskeys {...factor} />
      </SettingsSection>
      <SettingsSection
        id="phone"
        title="Phone"
        hint="A code by text message. Less secure than the other two, but better than nothing."
      >
        <OwnPhone {...factor} phone={phone} />
      </SettingsSection>
      {isActive && <CodesLeft left={left} isNew={codes !== null} user={user} />}
    </>
  );
}
