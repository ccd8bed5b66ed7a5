import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { Campaign } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES, type CampaignStatus } from "@devguild/schemas/constants/campaigns";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Returns a function that loads what depends on a company's campaigns again, the user's menu included. */
export const useRefreshCampaigns = () => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [
        api.campaigns.list.key,
        api.campaigns.one.key,
        api.dashboards.company.key,
        api.identity.me.key,
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
};

/** Publishes a company's campaigns and takes them off, which can be undone. */
export const useCampaignStatus = (companyId: number) => {
  const toasts = useToast();
  const refresh = useRefreshCampaigns();
  const change = useMutation({
    mutationFn: ({ campaign, to }: { campaign: Campaign; to: CampaignStatus }) =>
      api.campaigns.update.call({
        params: { companyId, campaignId: campaign.id },
        body: { status: to },
      }),
    onSuccess: async (_, { campaign, to }) => {
      await refresh();
      const isUnpublished = to === CAMPAIGN_STATUSES.UNPUBLISHED;
      toasts.show({
        tone: "ok",
        text: isUnpublished
          ? `“${campaign.title}” unpublished. Its figures stay.`
          : `“${campaign.title}” is live.`,
        ...(isUnpublished && {
          undo: { onPress: () => change.mutate({ campaign, to: CAMPAIGN_STATUSES.LIVE }) },
        }),
      });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return change;
};
