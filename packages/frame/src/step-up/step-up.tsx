import { ApiError } from "@devguild/api-client/api-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { MFA_REQUIRED, type MfaAction } from "@devguild/schemas/constants/mfa";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../browser-api/browser-api.tsx";
import { ProofForm } from "../proof-form/proof-form.tsx";

type Asked = { action: MfaAction; subjectId: number };

function StepUpModal({
  action,
  subjectId,
  onProven,
  onClose,
}: Asked & { onProven: (token: string) => void; onClose: () => void }) {
  const asking = useQuery({
    queryKey: ["step-up", action, subjectId],
    queryFn: () => api.mfa.challenge.call({ body: { action, subject_id: subjectId } }),
    // A question is answered once.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const lacksFactor = asking.error instanceof ApiError && asking.error.code === MFA_REQUIRED;
  return (
    <Modal opened onClose={onClose} title="Is it you?">
      {asking.data ? (
        <ProofForm
          challenge={asking.data.data}
          submitLabel="Go on"
          prove={async (proof) => {
            const { data } = await api.mfa.verify.call({ body: proof });
            onProven(data.mfa_token);
          }}
        />
      ) : asking.isError ? (
        <Notice
          tone="warn"
          action={
            lacksFactor && (
              <LinkButton size="sm" to={`${localized("/user/profile")}#second-factor`}>
                Set one up
              </LinkButton>
            )
          }
        >
          {lacksFactor
            ? "This needs a second factor, and your login has none yet."
            : asking.error.message}
        </Notice>
      ) : (
        <SkeletonRegion>
          <Skeleton height={120} />
        </SkeletonRegion>
      )}
    </Modal>
  );
}

/**
 * Asks for a fresh proof of a second factor. `prove` opens the dialog and gives the token for that one
 * action on that one subject, or null where somebody closes it; `dialog` has to be drawn.
 * Source: docs/product/second-factors.md.
 */
export const useStepUp = () => {
  const [open, setOpen] = useState<(Asked & { answer: (token: string | null) => void }) | null>(
    null,
  );
  const prove = (action: MfaAction, subjectId: number) =>
    new Promise<string | null>((answer) => setOpen({ action, subjectId, answer }));
  const finish = (token: string | null) => {
    open?.answer(token);
    setOpen(null);
  };
  const dialog = open && (
    <StepUpModal
      action={open.action}
      subjectId={open.subjectId}
      onProven={finish}
      onClose={() => finish(null)}
    />
  );
  return { prove, dialog };
};
