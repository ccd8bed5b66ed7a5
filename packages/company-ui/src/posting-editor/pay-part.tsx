import { FieldPair } from "@devguild/design-system/field-pair";
import { TextField } from "@devguild/design-system/text-field";
import type { FieldErrors, PartProps } from "./posting-parts.ts";
import type { PostingOptions } from "@devguild/schemas/postings";

import { FormPart } from "./form-part.tsx";
import { MarketBar } from "./market-bar.tsx";

type Props = PartProps & {
  options: PostingOptions;
  /** The current errors of the amounts. */
  missing: FieldErrors;
  onErrors: (errors: FieldErrors) => void;
};

/** The salary range, in whole euros a year, beside what the market pays. */
export function PayPart({ draft, errors, update, options, missing, onErrors }: Props) {
  // Validated on blur, not at every digit.
  const check = () =>
    onErrors({
      ...(missing.salary_min && { salary_min: missing.salary_min }),
      ...(missing.salary_max && { salary_max: missing.salary_max }),
    });
  const euros = { inputMode: "numeric", autoComplete: "off", end: "EUR", onBlur: check } as const;
  return (
    <FormPart name="pay">
      <FieldPair>
        <TextField
          label="Salary from"
          optional
          {...euros}
          value={draft.salary_min}
          onChange={(event) => update({ salary_min: event.currentTarget.value })}
          error={errors.salary_min}
        />
        <TextField
          label="Salary to"
          optional
          {...euros}
          value={draft.salary_max}
          onChange={(event) => update({ salary_max: event.currentTarget.value })}
          error={errors.salary_max}
        />
      </FieldPair>
      <MarketBar draft={draft} options={options} />
    </FormPart>
  );
}
