import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { describeFilledParts } from "@devguild/schemas/constants/partnerships";
import type { EventPartnerRow } from "@devguild/schemas/event-partners";
import type { AdminEvent } from "@devguild/schemas/events";
import { useMutation } from "@tanstack/react-query";

import { partnershipPath } from "../companies/company-addresses.ts";
import { useRefreshPartners } from "./use-refresh-partners.ts";

type Props = { event: AdminEvent; partner: EventPartnerRow; onClose: () => void };

/** Asks before a company's partnership is taken back, or says why it can't be. */
export default function RemovePartnerModal({ event, partner, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshPartners();
  const { id, company, filled_in: filled } = partner;
  const removing = useMutation({
    mutationFn: () =>
      api.partnerships.remove.call({ params: { companyId: company.id, partnershipId: id } }),
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `${company.name} is no longer a partner of ${event.name}` });
      onClose();
    },
    // What the company has filled in meanwhile shows here.
    onError: refresh,
  });
  return (
    <ConfirmModal
      title={`Remove ${company.name} from ${event.name}?`}
      confirmLabel="Remove partner"
      isPending={removing.isPending}
      isDisabled={filled.length > 0}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      {filled.length > 0 ? (
        <p>
          {company.name} has filled in {describeFilledParts(filled)} for this event, so it can’t be
          removed. <TextLink to={partnershipPath(company.id, id)}>See what is there</TextLink> and
          empty it first, or change the package instead.
        </p>
      ) : (
        <p>
          The package {partner.package.name} is taken back. {company.name} disappears from the
          event’s page and can’t fill anything in. Nothing is filled in yet, so you can assign it
          again.
        </p>
      )}
    </ConfirmModal>
  );
}
