import { api } from "@devguild/api-client/browser-api";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { Campaign } from "@devguild/schemas/campaigns";
import { CAMPAIGN_STATUSES, type CampaignType } from "@devguild/schemas/constants/campaigns";
import { useAddress } from "@devguild/session/use-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { useLastAnswer } from "../lists/use-last-answer.ts";
import { CAMPAIGN_LIST, toCampaignsCall } from "./campaign-address.ts";
import { CampaignDetail } from "./campaign-detail.tsx";
import { CampaignList } from "./campaign-list.tsx";
import type { CampaignLinks } from "./campaign-links.ts";
import classes from "./campaigns-screen.module.css";
import { CorrectFiguresModal } from "./correct-figures-modal.tsx";
import { DeleteCampaignModal } from "./delete-campaign-modal.tsx";
import { useCampaignStatus } from "./use-campaign-actions.ts";

// The editor is heavy; it loads when it is opened.
const CampaignEditor = lazyDialog(() => import("./campaign-editor-modal.tsx"));

type Question =
  | { action: "create" }
  | { action: "edit" | "delete" | "correct"; campaign: Campaign };

type Props = {
  companyId: number;
  type: CampaignType;
  /** The open campaign; without one, the first is shown beside the list. */
  campaignId: number | null;
  links: CampaignLinks;
};

/**
 * A company's campaigns of a type: the list, and beside it whether one of them is working. The viewer has
 * `owner.company.edit-campaigns`, or for staff `admin.edit-company-profile`.
 * Source: docs/product/campaigns.md.
 */
export function CampaignsScreen({ companyId, type, campaignId, links }: Props) {
  const navigate = useNavigate();
  const { state, go } = useAddress(CAMPAIGN_LIST);
  const [question, setQuestion] = useState<Question | null>(null);
  const status = useCampaignStatus(companyId);
  const list = useQuery({
    ...api.campaigns.list.options(toCampaignsCall(companyId, type, state)),
    placeholderData: keepPreviousData,
  });
  const page = useLastAnswer(list, `${companyId} ${type}`);
  const shownId = campaignId ?? page?.data[0]?.id ?? null;
  const close = () => setQuestion(null);
  return (
    <div
      className={classes.screen}
      data-open={campaignId === null ? undefined : ""}
      data-alone={page && shownId === null ? "" : undefined}
    >
      <CampaignList
        companyId={companyId}
        type={type}
        list={list}
        page={page}
        openId={campaignId}
        shownId={shownId}
        links={links}
        onCreate={() => setQuestion({ action: "create" })}
      />
      {shownId !== null && (
        <CampaignDetail
          // Nothing of one campaign stays when another is opened.
          key={shownId}
          companyId={companyId}
          campaignId={shownId}
          isOpen={campaignId !== null}
          others={page?.data ?? []}
          against={state.against}
          onCompare={(against) => go({ against }, { replace: true })}
          links={links}
          isChanging={status.isPending}
          onUnpublish={(campaign) => status.mutate({ campaign, to: CAMPAIGN_STATUSES.UNPUBLISHED })}
          onEdit={(campaign) => setQuestion({ action: "edit", campaign })}
          onDelete={(campaign) => setQuestion({ action: "delete", campaign })}
          onCorrect={(campaign) => setQuestion({ action: "correct", campaign })}
        />
      )}
      {question?.action === "delete" ? (
        <DeleteCampaignModal
          companyId={companyId}
          campaign={question.campaign}
          onClose={close}
          onDeleted={() => {
            close();
            void navigate(links.campaigns(type), { replace: true });
          }}
        />
      ) : question?.action === "correct" ? (
        <CorrectFiguresModal companyId={companyId} campaign={question.campaign} onClose={close} />
      ) : (
        question && (
          <Suspense>
            <CampaignEditor
              companyId={companyId}
              type={type}
              campaign={question.action === "edit" ? question.campaign : null}
              onClose={close}
              onSaved={(campaign) => void navigate(links.campaigns(campaign.type, campaign.id))}
            />
          </Suspense>
        )
      )}
    </div>
  );
}
