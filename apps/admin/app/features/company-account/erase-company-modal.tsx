import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { useToast } from "@devguild/design-system/toast";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { COMPANIES_PATH } from "../companies/company-addresses.ts";
import { confirmByName, ConfirmByNameModal } from "../frame/confirm-by-name-modal.tsx";
import { ErasureLists } from "../frame/erasure-lists.tsx";

type Erased = Pick<StaffCompany, "id" | "name" | "published_jobs" | "credits">;

type Props = { company: Erased; onClose: () => void };

const listLosses = ({ published_jobs: live, credits }: Erased) => [
  "Profile, stories, campaigns and event partnerships",
  live > 0 ? `${pluralize(live, "live ad")} and the texts of all others` : "The texts of all ads",
  "What its team noted about candidates, its templates and views",
  "Users, and their logins if they have no other account",
  ...(credits > 0 ? [`Memberships and ${pluralize(credits, "credit")}`] : ["Memberships"]),
];

const STAYS = [
  "Job titles and messages, for the developers who applied",
  "Entries of the audit log",
  "Invoices with their buyer, as the law requires",
];

/** Lists what the erasure of a company deletes, and asks for its name and a second factor before it. */
export default function EraseCompanyModal({ company, onClose }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToast();
  const { prove, dialog } = useStepUp();
  const form = useApiForm(api.adminCompanyAccounts.erase, {
    ...confirmByName(company.name),
    toInput: async ({ reason }) => ({
      params: { id: company.id },
      query: {
        reason,
        mfa_token: await prove("company.gdpr", company.id, `Erase ${company.name}`),
      },
    }),
    onSuccess: async () => {
      await navigate(COMPANIES_PATH);
      await queries.invalidateQueries({ queryKey: api.adminCompanies.list.key });
      toasts.show({ tone: "ok", text: `${company.name} is erased.` });
    },
  });
  return (
    <ConfirmByNameModal
      action="Erase company"
      title={`Erase ${company.name}?`}
      name={company.name}
      form={form}
      stepUp={dialog}
      reasonHelp="Stays in the audit log, so write a ticket and no name."
      footerNote="They get a last email."
      width={560}
      onClose={onClose}
    >
      <p>
        <strong>This can’t be undone, by anyone.</strong>
      </p>
      <ErasureLists gone={listLosses(company)} stays={STAYS} />
    </ConfirmByNameModal>
  );
}
