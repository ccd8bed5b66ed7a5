import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import type { Campaign } from "@devguild/schemas/campaigns";
import { pluralize } from "@devguild/schemas/formats";
import { useMutation } from "@tanstack/react-query";

import { useRefreshCampaigns } from "./use-campaign-actions.ts";

type Props = { companyId: number; campaign: Campaign; onClose: () => void; onDeleted: () => void };

/** Asks for confirmation before a campaign is deleted. */
export function DeleteCampaignModal({ companyId, campaign, onClose, onDeleted }: Props) {
  const toasts = useToast();
  const refresh = useRefreshCampaigns();
  const removing = useMutation({
    mutationFn: () => api.campaigns.remove.call({ params: { companyId, campaignId: campaign.id } }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: "Campaign deleted." });
      // Away first: the page of a deleted campaign has nothing to load.
      onDeleted();
      return refresh();
    },
  });
  const { impressions, clicks } = campaign.metrics;
  return (
    <ConfirmModal
      title="Delete this campaign?"
      confirmLabel="Delete campaign"
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {campaign.phase === "draft"
          ? `The draft “${campaign.title}” is deleted. This can’t be undone.`
          : `“${campaign.title}” and its figures (${pluralize(impressions, "impression")}, ${pluralize(clicks, "click")}) are deleted. This can’t be undone. To keep the figures, unpublish it instead.`}
      </p>
    </ConfirmModal>
  );
}
