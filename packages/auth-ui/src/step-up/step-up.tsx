import { UserCancelled } from "@devguild/api-client/user-cancelled";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { MfaAction } from "@devguild/schemas/constants/mfa";
import { Suspense, useState } from "react";

import type { StepUp } from "./step-up-modal.tsx";

const StepUpModal = lazyDialog(() => import("./step-up-modal.tsx"));

/**
 * Asks for a fresh proof of a second factor. `prove` opens the dialog and resolves to the token for
 * one action on one subject, or rejects with `UserCancelled` if it is closed; its `purpose`, such as
 * "Decline: Helena Vos", appears below the title. Render `dialog`.
 * Source: docs/product/second-factors.md.
 */
export const useStepUp = () => {
  const [open, setOpen] = useState<(StepUp & PromiseWithResolvers<string>) | null>(null);
  const prove = (action: MfaAction, subjectId: number, purpose?: string) => {
    const proof = Promise.withResolvers<string>();
    setOpen({ action, subjectId, purpose, ...proof });
    return proof.promise;
  };
  const dialog = open && (
    <Suspense>
      <StepUpModal
        action={open.action}
        subjectId={open.subjectId}
        purpose={open.purpose}
        onProven={(token) => {
          open.resolve(token);
          setOpen(null);
        }}
        onClose={() => {
          open.reject(new UserCancelled());
          setOpen(null);
        }}
      />
    </Suspense>
  );
  return { prove, dialog };
};
