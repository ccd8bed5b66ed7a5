import { RichTextField } from "@devguild/design-system/rich-text-field";
import { TextField } from "@devguild/design-system/text-field";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

/** The company an agency is hiring for. */
export function AgencyPart({ draft, errors, update }: PartProps) {
  return (
    <FormPart name="agency">
      <TextField
        label="Company name"
        value={draft.job_company_name}
        onChange={(event) => update({ job_company_name: event.currentTarget.value })}
        error={errors.job_company_name}
      />
      <RichTextField
        label="About the company"
        optional
        value={draft.company_description}
        onChange={(company_description) => update({ company_description })}
        error={errors.company_description}
      />
      <TextField
        label="Your reference"
        optional
        help="Only your team can see this: an ID from your own system."
        value={draft.reference_data}
        onChange={(event) => update({ reference_data: event.currentTarget.value })}
        error={errors.reference_data}
      />
    </FormPart>
  );
}
