import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { FormModal } from "@devguild/design-system/form-modal";
import { RadioGroup } from "@devguild/design-system/radio-group";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { companyAccountPath } from "./company-addresses.ts";

type Props = { onClose: () => void };

/** A dialog to create a company; its account opens next. */
export default function CreateCompanyModal({ onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const form = useApiForm(api.adminCompanyAccounts.create, {
    initialValues: {
      name: "",
      type: String(COMPANY_TYPES.company),
      website: "",
      email: "",
      first_name: "",
      last_name: "",
      send_invite: true,
    },
    toInput: ({ type, ...values }) => ({
      body: {
        ...values,
        type: Number(type) === COMPANY_TYPES.agency ? COMPANY_TYPES.agency : COMPANY_TYPES.company,
      },
    }),
    onSuccess: async ({ data }, { email, send_invite: isInvited }) => {
      await queries.invalidateQueries({ queryKey: api.adminCompanies.list.key });
      const text = isInvited ? `${data.name} created, ${email} invited` : `${data.name} created`;
      toasts.show({ tone: "ok", text });
      await navigate(companyAccountPath(data.id));
    },
  });
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="New company"
      subtitle="Not visible on Devguild until its profile is published."
      submitLabel="Create company"
    >
      <TextField label="Company name" {...form.field("name")} />
      <RadioGroup
        legend="Type"
        inline
        options={[
          { value: String(COMPANY_TYPES.company), label: "Company" },
          { value: String(COMPANY_TYPES.agency), label: "Agency" },
        ]}
        {...form.field("type")}
      />
      <TextField label="Website" optional {...form.field("website")} />
      <TextField label="Contact’s email" type="email" {...form.field("email")} />
      <FieldPair>
        <TextField label="First name" {...form.field("first_name")} />
        <TextField label="Last name" {...form.field("last_name")} />
      </FieldPair>
      <CheckboxField
        label="Invite them as account holder"
        help="They get a link that works for 7 days. Otherwise we note the contact."
        {...form.tick("send_invite")}
      />
    </FormModal>
  );
}
