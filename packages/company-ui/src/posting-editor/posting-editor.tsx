import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { Notice } from "@devguild/design-system/notice";
import { PageHead } from "@devguild/design-system/page-head";
import { PostForm } from "@devguild/design-system/post-form";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";

import type { PostingCompany } from "../postings/posting-company.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { FormSteps } from "./form-steps.tsx";
import classes from "./posting-editor.module.css";
import { PostingFields } from "./posting-fields.tsx";
import { getPartState, PARTS, type PartName, summarizeErrors } from "./posting-parts.ts";
import { type PostingLinks, previewPath } from "../postings/posting-links.ts";
import { PostingPreview } from "./posting-preview.tsx";
import { Reach, ReachBar } from "./reach-side.tsx";
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
};

/**
 * The editor of an ad: form, preview and reach. The viewer may edit the company's jobs:
 * `owner.company.edit-jobs`, or `admin.edit-company-jobs` as staff.
 */
export function PostingEditor(props: Props) {
  const { company, links, saveDraft, userId, posting, options, copyOf } = props;
  const form = usePostingForm({
    companyId: company.id,
    userId,
    posting,
    copyOf,
    editPath: links.edit,
    saveDraft,
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
  const reach = useReach(form.draft, options);
  const [search, setSearch] = useSearchParams();
  const [isStartingOver, setStartingOver] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { draft, errors, isDraft, saving } = form;
  const { sending, wrongAt, missing } = publishing;
  const view = search.get("view") === "preview" ? "preview" : "form";
  const show = (next: "form" | "preview") =>
    setSearch(next === "preview" ? { view: next } : {}, {
      replace: true,
      preventScrollReset: true,
      state: { sameForm: true },
    });
  useEffect(() => {
    if (wrongAt > 0) fields.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [wrongAt]);
  const send = () => {
    if (!publishing.send() && view === "preview") show("form");
  };
  const names = (Object.keys(PARTS) as PartName[]).filter(
    (name) => (name !== "agency" || draft.is_agency) && (name !== "price" || isDraft),
  );
  const summary = summarizeErrors(errors, sending.error);
  const saveStatus = (
    <SaveLine state={saving} isDraft={isDraft} onRetry={() => void form.saver.flush()} />
  );
  const submitLabel = isDraft ? "Publish job" : "Save changes";
  return (
    <div className={classes.screen}>
      <PageHead
        title={isDraft ? "Post a job" : "Edit job"}
        actions={
          <div className={classes.actions}>
            <div className={classes.views}>
              <SegmentedControl label="View" options={VIEWS} value={view} onChange={show} />
            </div>
            <Button variant="primary" loading={sending.isPending} onClick={send}>
              {submitLabel}
            </Button>
          </div>
        }
      >
        <output>{saveStatus}</output>
      </PageHead>
      {(form.other || hasNewStatus) && (
        <div className={classes.notices}>
          {form.other && <ConflictNotice onKeepMine={form.keepMine} onTakeOther={form.takeOther} />}
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
        <FormSteps
          steps={names.map((name) => ({ name, state: getPartState(name, draft, missing, errors) }))}
        />
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
          <PostingFields
            form={form}
            options={options}
            companyId={company.id}
            missing={missing}
            isPayPerHire={publishing.isPayPerHire}
            billing={billing}
          />
          <div className={classes.foot}>
            {summary && <FormError>{summary}</FormError>}
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
        </aside>
      </div>
      <ReachBar reach={reach} saved={saveStatus} />
      {isStartingOver && (
        <StartOverModal
          onClose={() => setStartingOver(false)}
          onConfirm={() => {
            setStartingOver(false);
            form.startOver();
          }}
        />
      )}
      <UnsavedGuard form={form} hasLeft={publishing.hasLeft} onSend={send} />
    </div>
  );
}
