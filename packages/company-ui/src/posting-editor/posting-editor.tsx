import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { PostForm } from "@devguild/design-system/post-form";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

import type { PostingCompany } from "../postings/posting-company.ts";
import { useCompanyViewer } from "../viewer/company-viewer.ts";
import { Editing } from "../viewer/editing.tsx";
import { ScreenHead } from "../viewer/screen-head.tsx";
import { CardPreview } from "./card-preview.tsx";
import { FoldAll } from "./fold-all.tsx";
import { FormSummary } from "./form-summary.tsx";
import { FormSteps } from "./form-steps.tsx";
import { PartFoldsContext, usePartFolds } from "./part-folds.ts";
import { describePart } from "./part-summary.ts";
import classes from "./posting-editor.module.css";
import { PostingFields } from "./posting-fields.tsx";
import { getPartState, PARTS, type PartName } from "./posting-parts.ts";
import { type PostingLinks, previewPath } from "../postings/posting-links.ts";
import { PostingPreview } from "./posting-preview.tsx";
import { Reach, ReachBar } from "./reach-side.tsx";
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

const VIEWS = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

const INVALID_FIELD = '[aria-invalid="true"], [data-wrong]:not(:disabled)';

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
  const fields = useRef<HTMLFormElement>(null);
  const { draft, errors, isDraft, isPublishing, saving } = form;
  const { sending, wrongAt, missing, priceId } = publishing;
  const { viewOnly } = useCompanyViewer();
  const view = search.get("view") === "preview" ? "preview" : "form";
  const show = (next: "form" | "preview") =>
    setSearch(
      (before) => {
        if (next === "preview") before.set("view", next);
        else before.delete("view");
        return before;
      },
      { replace: true, preventScrollReset: true, state: SAME_FORM },
    );
  useEffect(() => {
    if (wrongAt > 0) fields.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [wrongAt]);
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
  const { folds, all, foldFinished } = usePartFolds(steps, copyOf === null ? [] : ["job"]);
  const send = () => {
    if (publishing.send()) return;
    foldFinished();
    if (view === "preview") show("form");
  };
  const saveStatus = (
    <SaveLine state={saving} isDraft={isDraft} onRetry={() => void form.saver.flush()} />
  );
  const card = (
    <CardPreview
      draft={draft}
      options={options}
      company={company}
      publishedAt={isPublishing ? null : posting.published_at}
      boosted={publishing.isBoosted}
    />
  );
  const submitLabel = isRepost ? "Repost job" : isDraft ? "Publish job" : "Save changes";
  return (
    <PartFoldsContext value={folds}>
      <div className={classes.screen}>
        <ScreenHead
          title={isRepost ? "Repost job" : isDraft ? "Post a job" : "Edit job"}
          actions={
            <div className={classes.actions}>
              <div className={classes.views}>
                <SegmentedControl label="View" options={VIEWS} value={view} onChange={show} />
              </div>
              <Editing>
                <Button variant="primary" loading={sending.isPending} onClick={send}>
                  {submitLabel}
                </Button>
              </Editing>
            </div>
          }
        >
          <output>{saveStatus}</output>
        </ScreenHead>
        {isRepost && <RepostNotice posting={posting} />}
        {(form.other || hasNewStatus) && (
          <div className={classes.notices}>
            {form.other && (
              <ConflictNotice onKeepMine={form.keepMine} onTakeTheirs={form.takeOther}>
                This job was changed somewhere else.
              </ConflictNotice>
            )}
            {hasNewStatus && (
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
            )}
          </div>
        )}
        <div className={classes.columns}>
          <FormSteps steps={steps} />
          <PostForm
            ref={fields}
            aria-label="Job"
            className={classes.form}
            data-hidden={view === "preview" || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <Editing>
              <FoldAll all={all} />
              <PostingFields
                form={form}
                options={options}
                companyId={company.id}
                missing={missing}
                isPayPerHire={publishing.isPayPerHire}
                billing={billing}
              />
              <div className={classes.foot}>
                <FormSummary errors={errors} failure={sending.error} parts={names} />
                <div className={classes.footActions}>
                  <Button type="submit" variant="primary" size="lg" loading={sending.isPending}>
                    {submitLabel}
                  </Button>
                  {isDraft && (
                    <Button variant="subtle" onClick={() => setStartingOver(true)}>
                      Start over
                    </Button>
                  )}
                  <div className={classes.footSaved}>{saveStatus}</div>
                </div>
              </div>
            </Editing>
          </PostForm>
          <div className={classes.preview} data-shown={view === "preview" || undefined}>
            <PostingPreview draft={draft} options={options} company={company} />
            {posting.id !== null && isDraft && (
              <LinkButton to={previewPath(posting.id, form.previewToken)}>
                Open the preview page
              </LinkButton>
            )}
          </div>
          <aside className={classes.side} aria-label="Reach">
            <Reach reach={reach} />
            {card}
          </aside>
        </div>
        <ReachBar reach={reach} saved={saveStatus}>
          {card}
        </ReachBar>
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
      </div>
    </PartFoldsContext>
  );
}
