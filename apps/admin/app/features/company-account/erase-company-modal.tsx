import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useStepUp } from "@devguild/auth-ui/step-up";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { Modal } from "@devguild/design-system/modal";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { COMPANY_ACCOUNT_MESSAGES } from "@devguild/schemas/constants/company-accounts";
import { pluralize } from "@devguild/schemas/formats";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { COMPANIES_PATH } from "../companies/company-addresses.ts";
import { ErasureLists } from "../frame/erasure-lists.tsx";
import classes from "../frame/modal-form.module.css";

const FORM = "erase-company";

type Props = { company: StaffCompany; onClose: () => void };

const listLosses = ({ published_jobs: live, credits }: StaffCompany) => [
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
    initialValues: { name: "", reason: "" },
    check: ({ name }): Record<string, string> =>
      name.trim().toLowerCase() === company.name.trim().toLowerCase()
        ? {}
        : { name: COMPANY_ACCOUNT_MESSAGES.nameMismatch(company.name) },
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
    <>
      <Modal
        opened={!dialog}
        keepMounted
        onClose={onClose}
        title={`Erase ${company.name}?`}
        width={560}
        closeOnClickOutside={!form.isTouched}
        footerNote="They get a last email."
        footer={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" form={FORM} variant="dangerFilled" loading={form.isPending}>
              Erase company
            </Button>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <p>
            <strong>This can’t be undone, by anyone.</strong>
          </p>
          <ErasureLists gone={listLosses(company)} stays={STAYS} />
          <TextField
            label={`Type “${company.name}” to confirm`}
            autoComplete="off"
            data-autofocus
            {...form.field("name")}
          />
          <TextField
            label="Reason"
            optional
            help="Stays in the audit log, so write a ticket and no name."
            {...form.field("reason")}
          />
        </ApiForm>
      </Modal>
      {dialog}
    </>
  );
}
