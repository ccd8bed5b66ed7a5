import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { FormError } from "@devguild/design-system/form-error";
import { SwitchField } from "@devguild/design-system/switch-field";
import { DIGEST_STATUSES } from "@devguild/schemas/constants/identity";
import type { User } from "@devguild/schemas/identity";
import { useState } from "react";

import { useProfileSaving } from "./use-profile-saving.ts";

type Settings = {
  job_recommendations_subscribed?: boolean;
  dev_digest_subscription_status?: (typeof DIGEST_STATUSES)[keyof typeof DIGEST_STATUSES];
  staff_messages_allowed?: boolean;
};

/** A developer's email settings; each switch saves immediately. */
export function MailSettings({ user }: { user: User }) {
  // Optimistic: the switch changes immediately and is reverted if the request fails.
  const [optimistic, setOptimistic] = useState<Settings | null>(null);
  const saving = useProfileSaving((settings: Settings) =>
    api.profile.saveNotifications.call({ body: settings }),
  );
  const save = (settings: Settings) => {
    setOptimistic(settings);
    saving.mutate(settings, { onSettled: () => setOptimistic(null) });
  };
  const suggestions =
    optimistic?.job_recommendations_subscribed ?? user.job_recommendations_subscribed;
  const digest = optimistic?.dev_digest_subscription_status ?? user.dev_digest_subscription_status;
  const mayWrite = optimistic?.staff_messages_allowed ?? user.staff_messages_allowed;
  return (
    <>
      <SwitchField
        label="Jobs for you"
        help="Your best matches from the last 7 days, once a week."
        checked={suggestions}
        onChange={(event) => save({ job_recommendations_subscribed: event.currentTarget.checked })}
      />
      <SwitchField
        label="Newsletter"
        help="Community news: talks, articles and events."
        checked={digest === DIGEST_STATUSES.SUBSCRIBED}
        onChange={(event) =>
          save({
            dev_digest_subscription_status: event.currentTarget.checked
              ? DIGEST_STATUSES.SUBSCRIBED
              : DIGEST_STATUSES.UNSUBSCRIBED,
          })
        }
      />
      <SwitchField
        label="Messages from our talent team"
        help={
          mayWrite
            ? "Our team can find your profile and email you about a job, while “Jobs for you” is on."
            : "Our team can’t find you in searches, suggest jobs to you or write to you."
        }
        checked={mayWrite}
        onChange={(event) => save({ staff_messages_allowed: event.currentTarget.checked })}
      />
      {saving.isError && <FormError>{failureText(saving.error)}</FormError>}
    </>
  );
}
