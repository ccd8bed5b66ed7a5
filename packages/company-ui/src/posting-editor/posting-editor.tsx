import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";

import type { PostingCompany } from "../postings/posting-company.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { CardPreview } from "./card-preview.tsx";
import { usePartFolds } from "./part-folds.ts";
import { describePart } from "./part-summary.ts";
import classes from "./posting-editor.module.css";
import { PostingFields } from "./posting-fields.tsx";
import { type FrameView, PostingFrame } from "./posting-frame.tsx";
import { getPartState, PARTS, type PartName } from "./posting-parts.ts";
import { type PostingLinks, previewPath } from "../postings/posting-links.ts";
import { PostingPreview } from "./posting-preview.tsx";
import { RepostNotice } from "./repost-notice.tsx";
import { SAME_FORM } from "./same-form.ts";
import { SaveLine } from "./save-line.tsx";
import { StartOverModal } from "./start-over-modal.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { useBillingEntry } from "./use-billing-entry.ts";
import { useOtherVersion } from "./use-other-version.ts";
import { type SaveDraft, usePostingForm } from "./use-posting-form.ts";
import { usePublishing } from "./use-publishing.ts";
import { useReach } from "./use-reach.ts";

export type { SaveDraft };

type Props = {
  company: PostingCompany;
  links: PostingLinks;
  saveDraft: SaveDraft;
  userId: number;
  posting: EditablePosting;
  options: PostingOptions;
  copyOf: number | null;
  /** Whether an ad that has ended is published again. */
  isRepost?: boolean;
  /** The price that was chosen before the company existed. */
  chosenPriceId?: number | null;
};

function NewStatusNotice() {
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button
          size="sm"
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() => location.reload()}
        >
          Reload
        </Button>
      }
    >
      This job’s status has changed. What you wrote is still in this browser.
    </Notice>
  );
}

/**
 * The editor of an ad: form, preview and reach. The viewer may edit the company's jobs:
 * `owner.company.edit-jobs`, or `admin.edit-company-jobs` as staff.
 */
export function PostingEditor(props: Props) {
  const { company, links, saveDraft, userId, posting, options, copyOf, isRepost = false } = props;
  const { chosenPriceId = null } = props;
  const form = usePostingForm({
    companyId: company.id,
    userId,
    posting,
    copyOf,
    editPath: links.edit,
    saveDraft,
    isRepost,
    chosenPriceId,
  });
  const billing = useBillingEntry(company.id, userId);
  const publishing = usePublishing(form, {
    companyId: company.id,
    billing,
    posting,
    options,
    allJobs: links.allJobs,
  });
  const hasNewStatus = useOtherVersion(form, company.id, posting.status);
  const reach = useReach(company.id, form.draft, options);
  const [search, setSearch] = useSearchParams();
  const [isStartingOver, setStartingOver] = useState(false);
  const { draft, errors, isDraft, isPublishing, saving } = form;
  const { sending, wrongAt, missing, priceId } = publishing;
  const { viewOnly } = useCompanyViewer();
  const view = search.get("view") === "preview" ? "preview" : "form";
  const show = (next: FrameView) =>
    setSearch(
      (before) => {
        if (next === "preview") before.set("view", next);
        else before.delete("view");
        return before;
      },
      { replace: true, preventScrollReset: true, state: SAME_FORM },
    );
  const names = (Object.keys(PARTS) as PartName[]).filter(
    (name) =>
      name !== "company" &&
      (name !== "agency" || draft.is_agency) &&
      (name !== "price" || isPublishing),
  );
  const steps = names.map((name) => ({
    name,
    state: getPartState(name, { ...draft, price_id: priceId }, missing, errors),
    summary: viewOnly === null ? describePart(name, draft, options) : null,
  }));
  const { foldFinished, ...folding } = usePartFolds(steps, copyOf === null ? [] : ["job"]);
  const send = () => {
    if (publishing.send()) return;
    foldFinished();
    if (view === "preview") show("form");
  };
  const saveStatus = (
    <SaveLine state={saving} isDraft={isDraft} onRetry={() => void form.saver.flush()} />
  );
  return (
    <>
      <PostingFrame
        title={isRepost ? "Repost job" : isDraft ? "Post a job" : "Edit job"}
        submitLabel={isRepost ? "Repost job" : isDraft ? "Publish job" : "Save changes"}
        onSend={send}
        sending={sending}
        wrongAt={wrongAt}
        view={view}
        onView={show}
        steps={steps}
        folding={folding}
        errors={errors}
        saved={saveStatus}
        reach={reach}
        card={
          <CardPreview
            draft={draft}
            options={options}
            company={company}
            publishedAt={isPublishing ? null : posting.published_at}
            boosted={publishing.isBoosted}
          />
        }
        notices={
          <>
            {isRepost && <RepostNotice posting={posting} />}
            {(form.other || hasNewStatus) && (
              <div className={classes.notices}>
                {form.other && (
                  <ConflictNotice onKeepMine={form.keepMine} onTakeTheirs={form.takeOther}>
                    This job was changed somewhere else.
                  </ConflictNotice>
                )}
                {hasNewStatus && <NewStatusNotice />}
              </div>
            )}
          </>
        }
        preview={
          <>
            <PostingPreview draft={draft} options={options} company={company} />
            {posting.id !== null && isDraft && (
              <LinkButton to={previewPath(posting.id, form.previewToken)}>
                Open the preview page
              </LinkButton>
            )}
          </>
        }
        footActions={
          <>
            {isDraft && (
              <Button variant="subtle" onClick={() => setStartingOver(true)}>
                Start over
              </Button>
            )}
            <div className={classes.footSaved}>{saveStatus}</div>
          </>
        }
      >
        <PostingFields
          form={form}
          options={options}
          companyId={company.id}
          missing={missing}
          isPayPerHire={publishing.isPayPerHire}
          billing={billing}
        />
      </PostingFrame>
      {isStartingOver && (
        <StartOverModal
          onClose={() => setStartingOver(false)}
          onConfirm={() => {
            setStartingOver(false);
            form.startOver();
          }}
        />
      )}
      {/* A repost costs something, so leaving never sends it; what was typed stays in this browser. */}
      {!isRepost && <UnsavedGuard form={form} hasLeft={publishing.hasLeft} onSend={send} />}
    </>
  );
}
