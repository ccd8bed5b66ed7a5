import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { Modal } from "@devguild/design-system/modal";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { MFA_REQUIRED, type MfaAction } from "@devguild/schemas/constants/mfa";
import { useQuery } from "@tanstack/react-query";

import { MfaRequired } from "../mfa-required/mfa-required.tsx";
import { ReauthForm } from "../reauth-form/reauth-form.tsx";

/** What a proof is asked for; `purpose` says it to the person. */
export type StepUp = { action: MfaAction; subjectId: number; purpose?: string | undefined };

type Props = StepUp & { onProven: (token: string) => void; onClose: () => void };

/** Asks for a second factor; with none to ask for it says where one is set up. */
export default function StepUpModal({ action, subjectId, purpose, onProven, onClose }: Props) {
  const asking = useQuery({
    queryKey: ["step-up", action, subjectId],
    queryFn: () => api.mfa.challenge.call({ body: { action, subject_id: subjectId } }),
    // A question is answered once.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { saysWhatIsMissing: true },
  });
  const lacksFactor = asking.error instanceof ApiError && asking.error.code === MFA_REQUIRED;
  return (
    <Modal opened onClose={onClose} title="Confirm it’s you" subtitle={purpose}>
      {asking.data ? (
        <ReauthForm
          challenge={asking.data.data}
          submitLabel="Continue"
          prove={async (proof) => {
            const { data } = await api.mfa.verify.call({ body: proof });
            onProven(data.mfa_token);
          }}
        />
      ) : lacksFactor ? (
        <MfaRequired />
      ) : asking.isError ? (
        <Notice tone="warn">{asking.error.message}</Notice>
      ) : (
        <SkeletonRegion>
          <Skeleton height={120} />
        </SkeletonRegion>
      )}
    </Modal>
  );
}
