import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FigureStrip } from "@devguild/design-system/figure-strip";
import { Heading } from "@devguild/design-system/heading";
import { IconButton } from "@devguild/design-system/icon-button";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import type { Campaign, CampaignFigures as Figures } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES } from "@devguild/schemas/constants/campaigns";
import { IconAdjustments, IconArrowLeft, IconDots, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { formatShare } from "../job-figures/describe-figures.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import { useTitleLevel } from "../viewer/screen-head.tsx";
import { CampaignChart } from "./campaign-chart.tsx";
import { CampaignCreative } from "./campaign-creative.tsx";
import classes from "./campaign-detail.module.css";
import type { CampaignLinks } from "./campaign-links.ts";
import { CampaignRates } from "./campaign-rates.tsx";
import {
  CHANNELS,
  describeCampaign,
  describeProgress,
  PHASES,
  TYPE_LABELS,
} from "./campaign-words.ts";
import { toFigures } from "./to-figures.ts";
import { GoLiveModal } from "./go-live-modal.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Actions = {
  isChanging: boolean;
  onUnpublish: (campaign: Campaign) => void;
  onEdit: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
  /** For staff: corrects its figures. */
  onCorrect: (campaign: Campaign) => void;
};

type Props = Actions & {
  companyId: number;
  campaignId: number;
  /** Whether it is the campaign of the address, and not just the first beside the list. */
  isOpen: boolean;
  /** The campaigns of the list, to compare with. */
  others: readonly Campaign[];
  against: number | null;
  onCompare: (campaignId: number | null) => void;
  links: CampaignLinks;
};

function Head({
  figures,
  isOpen,
  onGoLive,
  isChanging,
  onUnpublish,
  onEdit,
  onDelete,
  onCorrect,
}: Actions & Pick<Props, "isOpen"> & { figures: Figures; onGoLive: () => void }) {
  const { campaign, usual } = figures;
  const { label, tone } = PHASES[campaign.phase];
  const { audience } = useCompanyViewer();
  const titleLevel = useTitleLevel();
  const isLive = campaign.status === CAMPAIGN_STATUSES.LIVE;
  return (
    <div className={classes.head}>
      <div>
        <p className={classes.facts}>
          <Status tone={tone}>{label}</Status>
          <span>{TYPE_LABELS[campaign.type]}</span>
          <span>{CHANNELS[campaign.channel].label}</span>
        </p>
        <Heading level={isOpen ? titleLevel : 2} size="xl">
          {describeCampaign(figures)}
        </Heading>
        <p className={classes.sub}>
          {campaign.title}
          {campaign.phase !== "draft" &&
            usual &&
            `\u00a0· ${audience === "staff" ? "The company’s" : "Your"} median is ${formatShare(usual.click_rate)}.`}
        </p>
      </div>
      <Editing>
        <div className={classes.actions}>
          {isLive ? (
            <Button size="sm" loading={isChanging} onClick={() => onUnpublish(campaign)}>
              Unpublish
            </Button>
          ) : (
            <Button size="sm" variant="primary" onClick={onGoLive}>
              Go live
            </Button>
          )}
          <Button size="sm" onClick={() => onEdit(campaign)}>
            Edit
          </Button>
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={`More: ${campaign.title}`}
                icon={<IconDots {...ICON} />}
              />
            }
          >
            {audience === "staff" && campaign.phase !== "draft" && (
              <MenuItem icon={<IconAdjustments {...ICON} />} onSelect={() => onCorrect(campaign)}>
                Correct figures
              </MenuItem>
            )}
            <MenuItem danger icon={<IconTrash {...ICON} />} onSelect={() => onDelete(campaign)}>
              Delete
            </MenuItem>
          </Menu>
        </div>
      </Editing>
    </div>
  );
}

function Progress({ campaign, today }: Figures) {
  const progress = describeProgress(campaign, today);
  if (!progress) return null;
  return (
    <div className={classes.runs}>
      <span>{progress.from}</span>
      {/* Decoration: the text beside it says the same. */}
      <span className={classes.bar} aria-hidden>
        <i style={{ width: `${Math.round(progress.share * 1000) / 10}%` }} />
      </span>
      <span>{progress.text}</span>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading the campaign">
      <div className={classes.loading}>
        <Skeleton width={180} />
        <Skeleton width={360} height={30} />
        <Skeleton height={120} radius={10} />
        <Skeleton height={216} radius={10} />
      </div>
    </SkeletonRegion>
  );
}

/** A campaign with its figures, or for a draft what people will see. */
export function CampaignDetail(props: Props) {
  const { companyId, campaignId, isOpen, others, against, onCompare, links, ...actions } = props;
  const [isGoingLive, setGoingLive] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(
    api.campaigns.one.options({ params: { companyId, campaignId } }),
  );
  if (!data)
    return (
      <article className={classes.detail}>
        {error ? (
          <ErrorState
            title="The campaign didn’t load."
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {failureText(error)}
          </ErrorState>
        ) : (
          <Loading />
        )}
      </article>
    );
  const figures = data.data;
  const { campaign } = figures;
  const creative = <CampaignCreative campaign={campaign} />;
  return (
    <article className={classes.detail} aria-label={campaign.title}>
      <TextLink to={links.campaigns(campaign.type)} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        All campaigns
      </TextLink>
      <Head figures={figures} isOpen={isOpen} onGoLive={() => setGoingLive(true)} {...actions} />
      {campaign.phase === "draft" ? (
        creative
      ) : (
        <>
          <Progress {...figures} />
          <div className={classes.figures}>
            <FigureStrip label="Since it started" figures={toFigures(figures)} />
          </div>
          {figures.days.length > 0 && (
            <CampaignChart
              companyId={companyId}
              figures={figures}
              others={others}
              against={against}
              onCompare={onCompare}
            />
          )}
          <CampaignRates figures={figures} others={others} />
          {creative}
        </>
      )}
      {isGoingLive && (
        <GoLiveModal
          companyId={companyId}
          figures={figures}
          links={links}
          onEdit={() => {
            setGoingLive(false);
            actions.onEdit(campaign);
          }}
          onClose={() => setGoingLive(false)}
        />
      )}
    </article>
  );
}
