import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import { LEAD_NOTE_MAX } from "@devguild/schemas/constants/partnerships";
import type { Partnership } from "@devguild/schemas/partnerships";

import { ItemModal } from "./item-modal.tsx";
import { useRefreshLeads } from "./use-refresh-leads.ts";

type Props = { partnership: Partnership; onClose: () => void };

/** A dialog to add someone who agreed at the booth to be contacted. */
export function LeadModal({ partnership, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshLeads();
  const { company_id: companyId, id: partnershipId, company_name: company } = partnership;
  const form = useApiForm(api.partnerships.addLead, {
    initialValues: {
      first_name: "",
      last_name: "",
      email: "",
      company_name: "",
      job_title: "",
      note: "",
      agreed: false,
    },
    toInput: (body) => ({ params: { companyId, partnershipId }, body }),
    onSuccess: async ({ data }) => {
      await refresh();
      toasts.show({ tone: "ok", text: `${data.first_name} added.` });
      onClose();
    },
  });
  return (
    <ItemModal form={form} noun="lead" isNew onClose={onClose}>
      <FieldPair>
        <TextField label="First name" {...form.field("first_name")} />
        <TextField label="Last name" {...form.field("last_name")} />
      </FieldPair>
      <TextField label="Email" type="email" {...form.field("email")} />
      <FieldPair>
        <TextField label="Company" optional {...form.field("company_name")} />
        <TextField label="Job title" optional {...form.field("job_title")} />
      </FieldPair>
      <TextArea label="Note" optional rows={2} maxLength={LEAD_NOTE_MAX} {...form.field("note")} />
      <CheckboxField
        label={`They agreed that ${company} may contact them.`}
        {...form.tick("agreed")}
      />
    </ItemModal>
  );
}
