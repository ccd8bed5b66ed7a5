import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { Notice } from "@devguild/design-system/notice";
import { formatDate } from "@devguild/design-system/relative-time";
import { useToast } from "@devguild/design-system/toast";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { COMPANIES_PATH } from "../companies/company-addresses.ts";
import { confirmByName, ConfirmByNameModal } from "../frame/confirm-by-name-modal.tsx";

const describeLosses = ({ name, published_jobs: live, credits }: StaffCompany) =>
  [
    live > 0
      ? `${pluralize(live, "live ad")} and the pages of ${name} come off the site`
      : `The pages of ${name} come off the site`,
    "its users are logged out of it",
    ...(credits > 0 ? [`${pluralize(credits, "credit")} can’t be used`] : []),
  ].join(", ");

type Props = { company: StaffCompany; onClose: () => void };

/** Asks for the company's name, a reason and a second factor before a company is deleted. */
export default function DeleteCompanyModal({ company, onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const { prove, dialog } = useStepUp();
  const form = useApiForm(api.adminCompanyAccounts.remove, {
    ...confirmByName(company.name),
    toInput: async ({ reason }) => ({
      params: { id: company.id },
      body: {
        reason,
        mfa_token: await prove("company.delete", company.id, `Delete ${company.name}`),
      },
    }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: api.adminCompanies.list.key });
      const until = formatDate(data.restorable_until);
      toasts.show({ tone: "ok", text: `${company.name} deleted. Restorable until ${until}.` });
      await navigate(COMPANIES_PATH);
    },
  });
  return (
    <ConfirmByNameModal
      action="Delete company"
      title={`Delete ${company.name}?`}
      name={company.name}
      form={form}
      stepUp={dialog}
      reasonHelp="For colleagues, in the audit log."
      onClose={onClose}
    >
      <Notice tone="warn">
        {describeLosses(company)}. Invoices stay, as the law requires. Staff can restore everything
        for 30 days; the account holder gets an email.
      </Notice>
    </ConfirmByNameModal>
  );
}
