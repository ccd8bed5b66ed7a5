import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { useToast } from "@devguild/design-system/toast";
import type { AdminDecisions } from "@devguild/schemas/overview";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { membershipName } from "../companies/company-list.ts";

type Props = {
  membership: AdminDecisions["ending_memberships"][number];
  onClose: () => void;
};

/** Asks for confirmation before a membership that would end renews instead. */
export function RenewMembershipModal({ membership, onClose }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const { id, company_id: companyId, company_name: company, kind } = membership;
  const ends = formatShortDate(membership.valid_until);
  const renewing = useMutation({
    mutationFn: () =>
      api.memberships.setAutoRenew.call({
        params: { companyId, membershipId: id },
        body: { auto_renew: true },
      }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: `${company}’s membership renews on ${ends}.` });
      onClose();
    },
    // Also after a failure: it may have ended meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: api.overview.decisions.key }),
  });
  return (
    <ConfirmModal
      title="Renew this membership?"
      confirmLabel="Turn on renewal"
      danger={false}
      isPending={renewing.isPending}
      error={renewing.isError ? failureText(renewing.error) : null}
      onConfirm={() => renewing.mutate()}
      onClose={onClose}
    >
      <p>
        <strong>
          {company}: {membershipName(kind).label}
        </strong>
      </p>
      <p>
        It renews on {ends} instead of ending, and is invoiced at the same price. You can turn
        renewal off again until then.
      </p>
    </ConfirmModal>
  );
}
