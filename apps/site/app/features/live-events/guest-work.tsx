import { api } from "@devguild/api-client/browser-api";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { useQuery } from "@tanstack/react-query";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import classes from "./guest-work.module.css";

type Props = { errors: Readonly<Record<string, string>> };

const FIELDS = ["company_name", "job_title", "country_id"];

/** What a guest may leave out: it opens by a click, or where something in it is wrong. */
export function GuestWork({ errors }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const countries = useQuery({ ...api.catalogue.countries.options(), enabled: isOpened });
  const isWrong = FIELDS.some((name) => errors[name]);
  return (
    <details
      open={isOpened || isWrong}
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
        <TextField
          label="Company"
          name="company_name"
          autoComplete="organization"
          error={errors["company_name"]}
        />
        <TextField
          label="Job title"
          name="job_title"
          autoComplete="organization-title"
          error={errors["job_title"]}
        />
        <SelectField
          label="Country"
          name="country_id"
          autoComplete="country-name"
          placeholder="Choose a country"
          options={(countries.data?.data ?? []).map(({ id, name }) => ({
            value: String(id),
            label: name,
          }))}
          error={errors["country_id"]}
        />
      </div>
    </details>
  );
}
