import { Button } from "@devguild/design-system/button";
import { PageHead } from "@devguild/design-system/page-head";
import { PostForm } from "@devguild/design-system/post-form";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import type { NewCompanyDraft } from "@devguild/schemas/company-registrations";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { useEffect, useRef, useState } from "react";

import { CardPreview } from "../posting-editor/card-preview.tsx";
import { FoldAll } from "../posting-editor/fold-all.tsx";
import { FormSummary } from "../posting-editor/form-summary.tsx";
import { FormSteps } from "../posting-editor/form-steps.tsx";
import { JobPart } from "../posting-editor/job-part.tsx";
import { PartFoldsContext, usePartFolds } from "../posting-editor/part-folds.ts";
import { describePart } from "../posting-editor/part-summary.ts";
import { PayPart } from "../posting-editor/pay-part.tsx";
import { PlacePart } from "../posting-editor/place-part.tsx";
import classes from "../posting-editor/posting-editor.module.css";
import { getPartState, type PartName } from "../posting-editor/posting-parts.ts";
import { PostingPreview } from "../posting-editor/posting-preview.tsx";
import { Reach, ReachBar } from "../posting-editor/reach-side.tsx";
import { TextPart } from "../posting-editor/text-part.tsx";
import { usePostingForm } from "../posting-editor/use-posting-form.ts";
import { useReach } from "../posting-editor/use-reach.ts";
import { CompanyPart } from "./company-part.tsx";
import { ConfirmEmail } from "./confirm-email.tsx";
import { FirstPricePart } from "./first-price-part.tsx";
import { useFirstPrices } from "./use-first-prices.ts";
import { LogInNext } from "./log-in-next.tsx";
import { useNewCompany } from "./use-new-company.ts";

const STEPS = ["job", "place", "pay", "text", "company", "price"] as const satisfies PartName[];

const VIEWS = [
  { value: "form", label: "Form" },
  { value: "preview", label: "Preview" },
] as const;

const INVALID_FIELD = '[aria-invalid="true"], [data-wrong]:not(:disabled)';
const SAVED = "Saved on this device as you type";

type Props = {
  posting: EditablePosting;
  options: PostingOptions;
  /** Whoever is logged in, without a company. */
  user: { id: number; email: string } | null;
  /** The draft that a link has opened, with its token. */
  opened: (NewCompanyDraft & { token: string }) | null;
  /** The path of the ad once the company exists, with the price that was chosen for it. */
  adPath: (jobId: number, priceId: number | null) => string;
};

/** A first ad together with the company that posts it, and the code that confirms both. */
export function NewCompanyEditor({ posting, options, user, opened, adPath }: Props) {
  const form = usePostingForm({
    companyId: 0,
    userId: user?.id ?? 0,
    posting,
    copyOf: null,
    editPath: () => "",
    saveDraft: null,
    isRepost: false,
    chosenPriceId: posting.price_id,
  });
  const company = useNewCompany({ form, options, ownEmail: user?.email ?? null, opened });
  const reach = useReach(0, form.draft, options);
  const [view, setView] = useState<"form" | "preview">("form");
  const [mustLogIn, setMustLogIn] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLFormElement>(null);
  const { draft, errors, update, setErrors } = form;
  const { sending, values, missing, waiting } = company;
  const { prices } = useFirstPrices();
  const steps = STEPS.map((step) => ({
    name: step,
    state: getPartState(step, { ...draft, ...values }, missing, errors),
    summary: describePart(step, draft, options),
  }));
  const { folds, all, foldFinished } = usePartFolds(steps);
  const wrongAt = refusals + sending.failureCount;
  useEffect(() => {
    if (wrongAt > 0) fields.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [wrongAt]);
  if (waiting) {
    const path = adPath(waiting.jobId, waiting.priceId);
    const goOn = async (isLoggedIn: boolean) => {
      await company.forget();
      // The session has changed, so the whole document is loaded again.
      if (isLoggedIn) location.assign(path);
      else setMustLogIn(true);
    };
    return mustLogIn ? (
      <LogInNext email={waiting.email} adPath={path} />
    ) : (
      <ConfirmEmail
        email={waiting.email}
        onEdit={company.edit}
        onConfirmed={(isLoggedIn) => void goOn(isLoggedIn)}
      />
    );
  }
  const send = () => {
    if (company.send()) return;
    foldFinished();
    setView("form");
    setRefusals((before) => before + 1);
  };
  const part = { draft, errors, update };
  const saved = <output>{SAVED}</output>;
  const shownCompany = {
    id: 0,
    name: values.company_name.trim() || "Your company",
    slug: "",
    logo_url: null,
  };
  const card = (
    <CardPreview
      draft={draft}
      options={options}
      company={shownCompany}
      publishedAt={null}
      boosted={prices.some(({ id, boost_days }) => id === draft.price_id && boost_days > 0)}
    />
  );
  return (
    <PartFoldsContext value={folds}>
      <div className={classes.screen}>
        <PageHead
          title="Post a job"
          actions={
            <div className={classes.actions}>
              <div className={classes.views}>
                <SegmentedControl label="View" options={VIEWS} value={view} onChange={setView} />
              </div>
              <Button variant="primary" loading={sending.isPending} onClick={send}>
                Continue
              </Button>
            </div>
          }
        >
          {saved}
        </PageHead>
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
            <FoldAll all={all} />
            <JobPart {...part} options={options} />
            <PlacePart {...part} options={options} />
            <PayPart
              {...part}
              options={options}
              missing={missing}
              onErrors={(wrong) => setErrors((before) => ({ ...before, ...wrong }))}
            />
            <TextPart {...part} isPayPerHire={false} />
            <CompanyPart
              values={values}
              errors={errors}
              update={company.update}
              isLoggedIn={user !== null}
            />
            <FirstPricePart {...part} />
            <div className={classes.foot}>
              <FormSummary errors={errors} failure={sending.error} parts={STEPS} />
              <div className={classes.footActions}>
                <Button type="submit" variant="primary" size="lg" loading={sending.isPending}>
                  Continue
                </Button>
                <p>Next: the code from your email, then you publish.</p>
              </div>
            </div>
          </PostForm>
          <div className={classes.preview} data-shown={view === "preview" || undefined}>
            <PostingPreview draft={draft} options={options} company={shownCompany} />
          </div>
          <aside className={classes.side} aria-label="Reach">
            <Reach reach={reach} />
            {card}
          </aside>
        </div>
        <ReachBar reach={reach} saved={SAVED}>
          {card}
        </ReachBar>
      </div>
    </PartFoldsContext>
  );
}
