import { lazyComponent } from "@devguild/design-system/lazy-component";
import type { MfaAction } from "@devguild/schemas/constants/mfa";
import { Suspense, useState } from "react";

import type { StepUp } from "./step-up-modal.tsx";

const StepUpModal = lazyComponent(() => import("./step-up-modal.tsx"));

/**
 * Asks for a fresh proof of a second factor. `prove` opens the dialog and resolves to the token for
 * one action on one subject, or null if it is closed; its `purpose`, such as "Decline: Helena Vos",
 * appears below the title. Render `dialog`. Source: docs/product/second-factors.md.
 */
export const useStepUp = () => {
  const [open, setOpen] = useState<(StepUp & { answer: (token: string | null) => void }) | null>(
    null,
  );
  const prove = (action: MfaAction, subjectId: number, purpose?: string) =>
    new Promise<string | null>((answer) => setOpen({ action, subjectId, purpose, answer }));
  const finish = (token: string | null) => {
    open?.answer(token);
    setOpen(null);
  };
  const dialog = open && (
    <Suspense>
      <StepUpModal
        action={open.action}
        subjectId={open.subjectId}
        purpose={open.purpose}
        onProven={finish}
        onClose={() => finish(null)}
      />
    </Suspense>
  );
  return { prove, dialog };
};
