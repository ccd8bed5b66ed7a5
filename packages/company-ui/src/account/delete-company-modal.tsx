import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import {
  DeletionButton,
  DeletionProofFields,
  NO_PROOF,
  useDeletionProof,
} from "@devguild/auth-ui/deletion-proof";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { Modal } from "@devguild/design-system/modal";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { COMPANY_ACCOUNT_MESSAGES } from "@devguild/schemas/constants/company-accounts";
import { RESTORABLE_DAYS } from "@devguild/schemas/constants/identity";
import { pluralize } from "@devguild/schemas/formats";
import type { User } from "@devguild/schemas/identity";
import { accountDeletedPath } from "@devguild/session/account-deleted-path";
import { useQueryClient } from "@tanstack/react-query";

import classes from "./account-modals.module.css";

const FORM = "delete-company";
const REASON_MAX = 1000;

type Props = { user: User; account: CompanyAccount; onClose: () => void };

/** Asks for the company’s name and proof that it is the owner before it deletes a company’s account. */
export function DeleteCompanyModal({ user, account, onClose }: Props) {
  const { company, stats, live_ads } = account;
  const queries = useQueryClient();
  const proof = useDeletionProof(user, `Delete ${company.name}`);
  const form = useApiForm(api.companyAccounts.remove, {
    initialValues: { ...NO_PROOF, company_name_confirmation: "", reason: "", force: false },
    check: ({ company_name_confirmation: typed, force }) => ({
      ...(typed.trim().toLowerCase() !== company.name.toLowerCase() && {
        company_name_confirmation: COMPANY_ACCOUNT_MESSAGES.nameMismatch(company.name),
      }),
      ...(stats.live_ads > 0 && !force && { force: "Confirm that these ads come off the site." }),
    }),
    toInput: async ({ company_name_confirmation, reason, force, ...values }) => ({
      body: { company_name_confirmation, reason, force, ...(await proof.toProof(values)) },
    }),
    // Loads a new document, because nothing on this page belongs to them any more.
    onSuccess: ({ data }) => location.assign(accountDeletedPath(data, "company")),
    // An ad may have been published since.
    onError: () => queries.invalidateQueries({ queryKey: api.companyAccounts.one.key }),
  });
  return (
    <>
      <Modal
        opened={!proof.dialog}
        keepMounted
        onClose={onClose}
        title={`Delete ${company.name}’s account?`}
        closeOnClickOutside={!form.isTouched}
        footer={
          <>
            <Button onClick={onClose}>Keep the account</Button>
            <DeletionButton proof={proof} form={FORM} loading={form.isPending || form.isSuccess}>
              Delete account
            </DeletionButton>
          </>
        }
      >
        <ApiForm id={FORM} form={form} className={classes.form}>
          <p>
            All users lose access straight away, and {company.name}’s pages are no longer visible.
            Invoices and credits are kept. Support can restore everything for {RESTORABLE_DAYS}{" "}
            days.
          </p>
          {stats.live_ads > 0 && (
            <div>
              <p>These ads are live{stats.live_ads > live_ads.length && ", among others"}:</p>
              <ul className={classes.ads}>
                {live_ads.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </div>
          )}
          {stats.live_ads > 0 && (
            <CheckboxField
              label={`Take down ${pluralize(stats.live_ads, "live ad")} with ${pluralize(stats.candidates, "candidate")}`}
              data-autofocus
              {...form.tick("force")}
            />
          )}
          <TextField
            label={`Type ${company.name} to confirm`}
            autoComplete="off"
            data-autofocus={stats.live_ads === 0 || undefined}
            {...form.field("company_name_confirmation")}
          />
          <TextArea
            label="Why are you leaving?"
            optional
            rows={2}
            limit={REASON_MAX}
            {...form.field("reason")}
          />
          <DeletionProofFields proof={proof} form={form} />
        </ApiForm>
      </Modal>
      {proof.dialog}
    </>
  );
}
