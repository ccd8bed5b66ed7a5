import type { PostingOptions } from "@devguild/schemas/postings";

import { AgencyPart } from "./agency-part.tsx";
import { ApplyPart } from "./apply-part.tsx";
import { JobPart } from "./job-part.tsx";
import { ImagesPart } from "./images-part.tsx";
import { PayPart } from "./pay-part.tsx";
import { PlacePart } from "./place-part.tsx";
import { clearErrors, type FieldErrors } from "./posting-parts.ts";
import { PricePart } from "./price-part.tsx";
import { TextPart } from "./text-part.tsx";
import type { BillingEntryState } from "./use-billing-entry.ts";
import type { PostingFormState } from "./use-posting-form.ts";

type Props = {
  form: PostingFormState;
  options: PostingOptions;
  companyId: number;
  missing: FieldErrors;
  isPayPerHire: boolean;
  billing: BillingEntryState;
};

/** All parts of the form, in the order in which people think of a job; the price is last. */
export function PostingFields(props: Props) {
  const { form, options, companyId, missing, isPayPerHire, billing } = props;
  const { draft, errors, update, setErrors, isPublishing } = form;
  const part = { draft, errors, update };
  return (
    <>
      <JobPart {...part} options={options} />
      {draft.is_agency && <AgencyPart {...part} />}
      <PlacePart {...part} options={options} />
      <PayPart
        {...part}
        options={options}
        missing={missing}
        onErrors={(wrong) => setErrors((before) => ({ ...before, ...wrong }))}
      />
      <TextPart {...part} isPayPerHire={isPayPerHire} />
      <ImagesPart {...part} />
      <ApplyPart {...part} options={options} />
      {isPublishing && (
        <PricePart
          {...part}
          companyId={companyId}
          billing={billing}
          onBillingChange={(change) => {
            billing.update(change);
            setErrors((before) => clearErrors(before, change));
          }}
        />
      )}
    </>
  );
}
