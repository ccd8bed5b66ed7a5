import type { FormWith } from "@devguild/api-client/use-api-form";
import { api } from "@devguild/api-client/browser-api";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useQuery } from "@tanstack/react-query";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./guest-work.module.css";

const FIELDS = ["company_name", "job_title", "country_id"] as const;

/** A guest's optional fields; they open on click, or if one of them has an error. */
export function GuestWork({ form }: { form: FormWith<(typeof FIELDS)[number]> }) {
  const [isOpened, setIsOpened] = useState(false);
  const countries = useQuery({ ...api.catalogue.countries.options(), enabled: isOpened });
  const hasError = FIELDS.some((name) => form.field(name).error);
  return (
    <details
      open={isOpened || hasError}
      onToggle={(event) => setIsOpened(event.currentTarget.open)}
      className={classes.work}
    >
      <summary className={classes.summary}>
        <span>
          About your work <span className={classes.optional}>(optional)</span>
        </span>
        <IconChevronDown className={classes.caret} size={16} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.fields}>
        <TextField label="Company" {...form.field("company_name")} autoComplete="organization" />
        <TextField
          label="Job title"
          {...form.field("job_title")}
          autoComplete="organization-title"
        />
        <SelectField
          label="Country"
          {...form.field("country_id")}
          autoComplete="country-name"
          placeholder="Choose a country"
          options={(countries.data?.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
        />
      </div>
    </details>
  );
}
