import type { NewCompanyDraft } from "@devguild/schemas/company-registrations";
import type { EditablePosting, PostingOptions } from "@devguild/schemas/postings";
import { useState } from "react";

import { CardPreview } from "../posting-editor/card-preview.tsx";
import { JobPart } from "../posting-editor/job-part.tsx";
import { usePartFolds } from "../posting-editor/part-folds.ts";
import { describePart } from "../posting-editor/part-summary.ts";
import { PayPart } from "../posting-editor/pay-part.tsx";
import { PlacePart } from "../posting-editor/place-part.tsx";
import { type FrameView, PostingFrame } from "../posting-editor/posting-frame.tsx";
import { getPartState, type PartName } from "../posting-editor/posting-parts.ts";
import { PostingPreview } from "../posting-editor/posting-preview.tsx";
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
  const [view, setView] = useState<FrameView>("form");
  const [mustLogIn, setMustLogIn] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { draft, errors, update, setErrors } = form;
  const { sending, values, missing, waiting } = company;
  const { prices } = useFirstPrices();
  const steps = STEPS.map((step) => ({
    name: step,
    state: getPartState(step, { ...draft, ...values }, missing, errors),
    summary: describePart(step, draft, options),
  }));
  const { foldFinished, ...folding } = usePartFolds(steps);
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
  const shownCompany = {
    id: 0,
    name: values.company_name.trim() || "Your company",
    slug: "",
    logo_url: null,
  };
  return (
    <PostingFrame
      title="Post a job"
      submitLabel="Continue"
      onSend={send}
      sending={sending}
      wrongAt={refusals + sending.failureCount}
      view={view}
      onView={setView}
      steps={steps}
      folding={folding}
      errors={errors}
      saved="Saved on this device as you type"
      reach={reach}
      card={
        <CardPreview
          draft={draft}
          options={options}
          company={shownCompany}
          publishedAt={null}
          boosted={prices.some(({ id, boost_days }) => id === draft.price_id && boost_days > 0)}
        />
      }
      preview={<PostingPreview draft={draft} options={options} company={shownCompany} />}
      footActions={<p>Next: the code from your email, then you publish.</p>}
    >
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
    </PostingFrame>
  );
}
