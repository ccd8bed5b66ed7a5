import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextField } from "@devguild/design-system/text-field";
import { type NewsletterName, NEWSLETTERS } from "@devguild/schemas/constants/forms";

import { NameFields } from "../identity/name-fields.tsx";
import classes from "./public-form.module.css";

type Errors = Readonly<Record<string, string>>;

const NOBODY = { first_name: "", last_name: "" };

export function EmailField({ label, errors }: { label: string; errors: Errors }) {
  return (
    <TextField
      label={label}
      type="email"
      name="email"
      autoComplete="email"
      error={errors["email"]}
    />
  );
}

/** Who asks for a company: name, address at work, company. */
export function CompanyPersonFields({ errors }: { errors: Errors }) {
  return (
    <>
      <div className={classes.pair}>
        <NameFields names={NOBODY} errors={errors} />
      </div>
      <div className={classes.pair}>
        <EmailField label="E-mail address at work" errors={errors} />
        <TextField
          label="Company"
          name="company_name"
          autoComplete="organization"
          error={errors["company_name"]}
        />
      </div>
    </>
  );
}

/** Agrees to a newsletter; nobody has ticked it before. */
export function NewsletterConsent({
  newsletter,
  errors,
}: {
  newsletter: NewsletterName;
  errors: Errors;
}) {
  return (
    <CheckboxField
      name="hs_terms"
      value="1"
      label={NEWSLETTERS[newsletter].consent}
      error={errors["hs_terms"]}
    />
  );
}
