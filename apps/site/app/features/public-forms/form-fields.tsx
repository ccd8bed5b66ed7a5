import type { FormWith } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import { type NewsletterName, NEWSLETTERS } from "@devguild/schemas/constants/forms";

import { EmailField } from "../forms/email-field.tsx";
import { NameFields } from "../identity/name-fields.tsx";
import classes from "./public-form.module.css";

/** What the fields for a company's contact person contain. */
export type CompanyPerson = Record<"first_name" | "last_name" | "email" | "company_name", string>;

/** Fields for a company's contact person: name, work email, company. */
export function CompanyPersonFields({ form }: { form: FormWith<keyof CompanyPerson> }) {
  return (
    <>
      <div className={classes.pair}>
        <NameFields form={form} />
      </div>
      <div className={classes.pair}>
        <EmailField label="Work email" form={form} />
        <TextField label="Company" autoComplete="organization" {...form.field("company_name")} />
      </div>
    </>
  );
}

/** The checkbox to consent to a newsletter; never ticked in advance. */
export function NewsletterConsent({
  newsletter,
  form,
}: {
  newsletter: NewsletterName;
  form: FormWith<"hs_terms">;
}) {
  return <CheckboxField label={NEWSLETTERS[newsletter].consent} {...form.tick("hs_terms")} />;
}
