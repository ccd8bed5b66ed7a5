import { useApiForm } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { knowsPasskeys, createRegistration } from "@devguild/auth-ui/passkeys";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { TextField } from "@devguild/design-system/text-field";
import type { Passkey } from "@devguild/schemas/mfa";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { AccountForm } from "./account-form.tsx";
import classes from "./account-section.module.css";
import type { FactorProps } from "./factor-props.ts";
import { describeFailure, useFactorToken } from "./use-factor-token.ts";
import { useReturnedFocus } from "../forms/use-returned-focus.ts";

function PasskeyRow({
  passkey,
  isRemoving,
  onRemove,
}: {
  passkey: Passkey;
  isRemoving: boolean;
  onRemove: () => void;
}) {
  const queries = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const opener = useReturnedFocus(isRenaming);
  const form = useApiForm(api.mfa.renamePasskey, {
    initialValues: { name: passkey.name },
    toInput: (body) => ({ params: { id: passkey.id }, body }),
    onSuccess: () => {
      setRenaming(false);
      return queries.invalidateQueries({ queryKey: api.mfa.passkeys.key });
    },
  });
  if (isRenaming)
    return (
      <li className={classes.row}>
        <AccountForm form={form} submitLabel="Rename" onCancel={() => setRenaming(false)}>
          <TextField label="Passkey name" {...form.field("name")} maxLength={60} />
        </AccountForm>
      </li>
    );
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        {passkey.name}
        <small className={classes.quiet}>
          {passkey.last_used_at ? (
            <>
              last used <RelativeTime date={passkey.last_used_at} />
            </>
          ) : (
            <>
              added <RelativeTime date={passkey.created_at} />
            </>
          )}
          {passkey.backed_up && ", synced across your devices"}
        </small>
      </span>
      <span className={classes.actions}>
        <Button
          ref={opener}
          size="sm"
          aria-label={`Rename: ${passkey.name}`}
          onClick={() => setRenaming(true)}
        >
          Rename
        </Button>
        <Button
          size="sm"
          aria-label={`Remove: ${passkey.name}`}
          loading={isRemoving}
          onClick={onRemove}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}

/** A login's passkeys; each can be renamed and removed. */
export function OwnPasskeys({ user, isActive, onChanged }: FactorProps) {
  const isHydrated = useHydrated();
  const passkeys = useQuery(api.mfa.passkeys.options());
  const { token, dialog } = useFactorToken(user, isActive);
  const add = useMutation({
    mutationFn: async () => {
      const { data } = await api.mfa.beginPasskey.call({ body: await token() });
      const credential = await createRegistration(data.options);
      return api.mfa.addPasskey.call({ body: { challenge_id: data.challenge_id, credential } });
    },
    onSuccess: ({ data }) => onChanged(data.recovery_codes),
  });
  const remove = useMutation({
    mutationFn: async (id: number) =>
      api.mfa.removePasskey.call({ params: { id }, body: await token() }),
    onSuccess: () => onChanged(null),
  });
  if (passkeys.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load your passkeys."
        onRetry={() => void passkeys.refetch()}
        retrying={passkeys.isFetching}
      />
    );
  const list = passkeys.data?.data ?? [];
  const failure = describeFailure(add.error) ?? describeFailure(remove.error);
  return (
    <div className={classes.section}>
      {list.length > 0 && (
        <ul className={classes.rows}>
          {list.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      {isHydrated && !knowsPasskeys() ? (
        <p className={classes.quiet}>This browser doesn’t support passkeys.</p>
      ) : (
        <div>
          <Button loading={add.isPending} onClick={() => add.mutate()}>
            Add a passkey
          </Button>
        </div>
      )}
      {failure && <FormError>{failure}</FormError>}
      {dialog}
    </div>
  );
}
