import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { FormError } from "@devguild/design-system/form-error";
import { SwitchField } from "@devguild/design-system/switch-field";
import type { User } from "@devguild/schemas/identity";

import { useProfileSaving } from "./use-profile-saving.ts";

/** Whether a login also gets notifications of our team by email; the switch saves immediately. */
export function NotificationEmails({ user }: { user: User }) {
  const saving = useProfileSaving((isOn: boolean) =>
    api.profile.saveNotificationEmails.call({ body: { notification_emails: isOn } }),
  );
  // Optimistic: the switch changes immediately and is reverted if the request fails.
  const isOn = saving.isPending ? saving.variables : user.notification_emails;
  return (
    <>
      <SwitchField
        label="Notifications by email"
        help={
          isOn
            ? "We also email you what our team notifies you of."
            : "You find what our team notifies you of under the bell, without an email."
        }
        checked={isOn}
        onChange={(event) => saving.mutate(event.currentTarget.checked)}
      />
      {saving.isError && <FormError>{failureText(saving.error)}</FormError>}
    </>
  );
}
