import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { Modal } from "@devguild/design-system/modal";
import type { Campaign, CampaignFigures } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";

import type { CampaignLinks } from "./campaign-links.ts";
import { CHANNELS, describeMembership, formatRun, hasCountedLink } from "./campaign-words.ts";
import { listMissing } from "./list-missing.ts";
import { useCampaignStatus } from "./use-campaign-actions.ts";

type Props = {
  companyId: number;
  figures: CampaignFigures;
  links: CampaignLinks;
  onEdit: () => void;
  onClose: () => void;
};

const describeEffect = (campaign: Campaign) => {
  const run = formatRun(campaign);
  if (hasCountedLink(campaign))
    return `From then on, its counted link counts clicks (${run}). Our team puts it into newsletters; you can use it in your own posts.`;
  return `${CHANNELS[campaign.channel].shownIn} shows it, labelled as an ad: ${run}. You can unpublish it at any time.`;
};

/** Before a campaign goes live: what that does, or what is missing for it. */
export function GoLiveModal({ companyId, figures, links, onEdit, onClose }: Props) {
  const { campaign, membership, today } = figures;
  const status = useCampaignStatus(companyId);
  const reason = describeMembership(campaign.type, membership);
  const buy = links.membership(campaign.type);
  const missing = listMissing(campaign, today);
  if (reason !== null)
    return (
      <Modal
        opened
        onClose={onClose}
        title="A membership is needed"
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            {buy !== null && (
              <LinkButton variant="primary" to={buy}>
                See memberships
              </LinkButton>
            )}
          </>
        }
      >
        <p>
          {reason} You can keep writing drafts.
          {buy === null && " Your company’s owner or an administrator can get one."}
        </p>
      </Modal>
    );
  if (missing.length > 0)
    return (
      <Modal
        opened
        onClose={onClose}
        title="It isn’t complete yet"
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={onEdit}>
              Edit campaign
            </Button>
          </>
        }
      >
        <p>Before “{campaign.title}” can go live:</p>
        <ul>
          {missing.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Modal>
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title="Go live?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={status.isPending}
            onClick={() =>
              status.mutate(
                { campaign, to: CAMPAIGN_STATUSES.LIVE },
                { onSuccess: onClose, onError: onClose },
              )
            }
          >
            Go live
          </Button>
        </>
      }
    >
      <p>{describeEffect(campaign)}</p>
    </Modal>
  );
}
