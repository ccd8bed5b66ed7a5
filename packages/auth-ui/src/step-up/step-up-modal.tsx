import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Modal } from "@devguild/design-system/modal";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { MFA_REQUIRED, type MfaAction } from "@devguild/schemas/constants/mfa";
import { useQuery } from "@tanstack/react-query";

import { MfaRequired } from "../mfa-required/mfa-required.tsx";
import { ReauthForm } from "../reauth-form/reauth-form.tsx";

/** What the proof is for; `purpose` is the text that the user sees. */
export type StepUp = { action: MfaAction; subjectId: number; purpose?: string | undefined };

type Props = StepUp & { onProven: (token: string) => void; onClose: () => void };

/** Asks for a second factor; users without one are sent to where it is set up. */
export default function StepUpModal({ action, subjectId, purpose, onProven, onClose }: Props) {
  const challengeQuery = useQuery({
    queryKey: ["step-up", action, subjectId],
    queryFn: () => api.mfa.challenge.call({ body: { action, subject_id: subjectId } }),
    // A challenge can only be used once.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { saysWhatIsMissing: true },
  });
  const needsFactor =
    challengeQuery.error instanceof ApiError && challengeQuery.error.code === MFA_REQUIRED;
  return (
    <Modal opened onClose={onClose} title="Confirm it’s you" subtitle={purpose}>
      {challengeQuery.data ? (
        <ReauthForm
          challenge={challengeQuery.data.data}
          submitLabel="Continue"
          prove={async (proof) => {
            const { data } = await api.mfa.verify.call({ body: proof });
            onProven(data.mfa_token);
          }}
        />
      ) : needsFactor ? (
        <MfaRequired />
      ) : challengeQuery.isLoadingError ? (
        <Notice tone="warn">{failureText(challengeQuery.error)}</Notice>
      ) : (
        <SkeletonRegion>
          <Skeleton height={120} />
        </SkeletonRegion>
      )}
    </Modal>
  );
}
