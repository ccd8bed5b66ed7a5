import { TermsLabel } from "@devguild/auth-ui/terms-label";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { PasswordField } from "@devguild/design-system/password-field";
import { TextField } from "@devguild/design-system/text-field";
import { NEWSLETTERS } from "@devguild/schemas/constants/forms";
import { PASSWORD_HELP } from "@devguild/schemas/constants/password-help";

import { BillingFields } from "../billing/billing-fields.tsx";
import { FormPart } from "../posting-editor/form-part.tsx";
import type { FieldErrors } from "../posting-editor/posting-parts.ts";
import type { NewCompanyValues } from "./new-company-values.ts";

type TextName = Exclude<keyof NewCompanyValues, "terms_agree" | "occasional_emails">;

type Props = {
  values: NewCompanyValues;
  errors: FieldErrors;
  update: (change: Partial<NewCompanyValues>) => void;
  /** Whoever is logged in registers with their own address and keeps their password. */
  isLoggedIn: boolean;
};

/** The company that posts its first ad: name, addresses, and what its owner agrees to. */
export function CompanyPart({ values, errors, update, isLoggedIn }: Props) {
  const getText = (name: TextName) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      update({ [name]: event.currentTarget.value }),
    error: errors[name],
  });
  const getTick = (name: "terms_agree" | "occasional_emails") => ({
    checked: values[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      update({ [name]: event.currentTarget.checked }),
    error: errors[name],
  });
  return (
    <FormPart name="company">
      <TextField label="Company name" autoComplete="organization" {...getText("company_name")} />
      <TextField
        label="Work email"
        type="email"
        autoComplete="email"
        readOnly={isLoggedIn}
        help={
          isLoggedIn
            ? "You’re logged in with this address. The company is added to your login."
            : "We’ll send a code to it. You’ll log in with it from then on."
        }
        {...getText("email_address")}
      />
      <BillingFields country={values.billing_country} getInput={getText} />
      {!isLoggedIn && (
        <FieldPair>
          <PasswordField
            label="Password"
            optional
            autoComplete="new-password"
            help={PASSWORD_HELP}
            {...getText("password")}
          />
          <PasswordField
            label="Repeat the password"
            optional
            autoComplete="new-password"
            {...getText("password_confirmation")}
          />
        </FieldPair>
      )}
      <CheckboxField label={<TermsLabel />} {...getTick("terms_agree")} />
      <CheckboxField
        label={NEWSLETTERS["b2b-newsletter"].consent}
        {...getTick("occasional_emails")}
      />
    </FormPart>
  );
}
