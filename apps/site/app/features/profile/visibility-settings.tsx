import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { SwitchField } from "@devguild/design-system/switch-field";
import type { User } from "@devguild/schemas/identity";
import type { Visibility } from "@devguild/schemas/visibility";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import classes from "../account/account-section.module.css";
import { HiddenCompanies } from "./hidden-companies.tsx";

const calls = api.visibility;

const toHelp = (isVisible: boolean, user: User) => {
  if (!isVisible)
    return "Our team can’t find you in searches, suggest jobs to you or write to you about them.";
  return user.staff_messages_allowed
    ? "Our team can find you when they look for developers, and suggest jobs to you."
    : "Turn on messages from our talent team, under “Email”, so they can find you.";
};

/** Who can find a developer: our team, and all companies but those listed. Each change saves immediately. */
export function VisibilitySettings({ user }: { user: User }) {
  const queries = useQueryClient();
  const visibility = useQuery(calls.one.options());
  const saving = useMutation({
    mutationFn: (save: () => Promise<{ data: Visibility }>) => save(),
    onSuccess: (saved) => queries.setQueryData(calls.one.key, saved),
  });
  if (visibility.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load who can find you."
        onRetry={() => void visibility.refetch()}
        retrying={visibility.isFetching}
      />
    );
  if (!visibility.data) return null;
  const { visible_to_staff: isVisible, hidden_companies: companies } = visibility.data.data;
  return (
    <div className={classes.section}>
      <SwitchField
        label="Our talent team can find me"
        help={toHelp(isVisible, user)}
        checked={isVisible}
        onChange={(event) => {
          const visible = event.currentTarget.checked;
          saving.mutate(() => calls.save.call({ body: { visible_to_staff: visible } }));
        }}
      />
      <HiddenCompanies
        companies={companies}
        onHide={(id) => saving.mutate(() => calls.hide.call({ params: { id } }))}
        onShow={(id) => saving.mutate(() => calls.show.call({ params: { id } }))}
      />
      {saving.isError && <FormError>{failureText(saving.error)}</FormError>}
    </div>
  );
}
