import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { Partnership, PartnershipLead } from "@devguild/schemas/partnerships";
import { useMutation } from "@tanstack/react-query";

import { useRefreshLeads } from "./use-refresh-leads.ts";

type Props = { partnership: Partnership; lead: PartnershipLead; onClose: () => void };

/** Asks for confirmation before a lead is deleted. */
export function RemoveLeadModal({ partnership, lead, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshLeads();
  const name = `${lead.first_name} ${lead.last_name}`;
  const params = {
    companyId: partnership.company_id,
    partnershipId: partnership.id,
    id: lead.id,
  };
  const removing = useMutation({
    mutationFn: () => api.partnerships.removeLead.call({ params }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `${name} deleted.` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={`Delete ${name}?`}
      confirmLabel="Delete lead"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>Their contact details and your note are deleted. This can’t be undone.</p>
    </ConfirmModal>
  );
}
