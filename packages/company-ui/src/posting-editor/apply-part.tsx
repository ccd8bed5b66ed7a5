import { FieldPair } from "@devguild/design-system/field-pair";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { PostingOptions } from "@devguild/schemas/postings";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

/** How people apply, who gets the emails, and how views are tracked. */
export function ApplyPart({
  draft,
  errors,
  update,
  options,
}: PartProps & { options: PostingOptions }) {
  const mayLeave = options.allow_external_ats || draft.direct_apply;
  return (
    <FormPart name="apply">
      {mayLeave && (
        <RadioGroup
          legend="How people apply"
          name="direct_apply"
          options={[
            {
              value: "here",
              label: `On ${PRODUCT_NAME}`,
              help: "You get a match score for every candidate.",
            },
            { value: "outside", label: "On your own site" },
          ]}
          value={draft.direct_apply ? "outside" : "here"}
          onChange={(value) => update({ direct_apply: value === "outside" })}
          error={errors.direct_apply}
        />
      )}
      {draft.direct_apply && (
        <TextField
          label="Application URL"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.job_url}
          onChange={(event) => update({ job_url: event.currentTarget.value })}
          error={errors.job_url}
        />
      )}
      <FieldPair>
        <SelectField
          label="Posted by"
          help="Gets the emails about this job."
          options={options.company_users.map(({ id, full_name }) => ({
            value: String(id),
            label: full_name,
          }))}
          placeholder="Account owner"
          value={draft.job_posting_owner_id === null ? "" : String(draft.job_posting_owner_id)}
          onChange={({ currentTarget: { value } }) =>
            update({ job_posting_owner_id: value === "" ? null : Number(value) })
          }
          error={errors.job_posting_owner_id}
        />
        <TextField
          label="Tracking pixel"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          help="Loads only for visitors who agreed to it."
          value={draft.pixel_tracking_url}
          onChange={(event) => update({ pixel_tracking_url: event.currentTarget.value })}
          error={errors.pixel_tracking_url}
        />
      </FieldPair>
    </FormPart>
  );
}
