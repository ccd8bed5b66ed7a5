import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { failureText } from "@devguild/api-client/failure-text";
import { TextButton } from "@devguild/design-system/text-link";
import type { PushNotification } from "@devguild/schemas/push-notifications";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import { usePushDecision } from "./use-push-decision.ts";

/** Deletes a push notification that hasn’t gone out, after asking. */
export function DeletePush({ push }: { push: PushNotification }) {
  const permitted = usePermitted("admin.edit-live-events");
  const [isAsking, setAsking] = useState(false);
  const { remove } = usePushDecision();
  return (
    <div>
      <TextButton onClick={() => setAsking(true)} {...permitted}>
        Delete
      </TextButton>
      {isAsking && (
        <ConfirmModal
          title="Delete this notification?"
          confirmLabel="Delete notification"
          isPending={remove.isPending}
          error={remove.isError ? failureText(remove.error) : null}
          onConfirm={() => remove.mutate(push, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>
            “{push.title || "Untitled"}” won’t go out. It stays in the list as deleted, and this
            can’t be undone.
          </p>
        </ConfirmModal>
      )}
    </div>
  );
}
