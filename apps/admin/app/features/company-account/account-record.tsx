import { BillingModal } from "@devguild/company-ui/billing-modal";
import { BillingSection } from "@devguild/company-ui/billing-section";
import { InvoicesSection } from "@devguild/company-ui/invoices-section";
import { MembershipsTimeline } from "@devguild/company-ui/memberships-timeline";
import { Credits, JobSlots } from "@devguild/company-ui/slots-and-credits";
import { Button } from "@devguild/design-system/button";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./account-record.module.css";
import { AgreementsSection } from "./agreements-section.tsx";
import { CreditsModal } from "./credits-modal.tsx";
import { DangerSection } from "./danger-section.tsx";
import { InvoiceDialog } from "./invoice-dialog.tsx";
import { InvoiceMenu, type InvoiceQuestion } from "./invoice-menu.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

type Props = {
  company: StaffCompany;
  account: CompanyAccount;
  /** When the account was read, so that a membership that was just ended has ended. */
  now: Date;
};

/** A company's account for staff: what it has and pays, with people, notes and settings beside it. */
export function AccountRecord({ company, account, now }: Props) {
  const [open, setOpen] = useState<"billing" | "credits" | null>(null);
  const [question, setQuestion] = useState<InvoiceQuestion | null>(null);
  const permitted = usePermitted("admin.edit-company-account");
  const close = () => setOpen(null);
  return (
    <div className={classes.record}>
      <MembershipsTimeline
        companyId={company.id}
        memberships={account.memberships}
        now={now}
        getOfferHref={null}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          <AgreementsSection company={company} memberships={account.memberships} now={now} />
          <Credits
            companyId={company.id}
            balance={account.credits}
            action={
              <Button size="sm" {...permitted} onClick={() => setOpen("credits")}>
                Set credits
              </Button>
            }
          />
          <JobSlots account={account} />
          <BillingSection
            account={account}
            canEdit={!permitted.disabled}
            onEdit={() => setOpen("billing")}
          />
        </div>
        <div className={classes.side}>
          <PeopleSection company={company} />
          <NotesSection company={company} />
          <SettingsSection company={company} />
          <DangerSection company={company} />
        </div>
      </div>
      <InvoicesSection
        companyId={company.id}
        renderActions={(invoice) => <InvoiceMenu invoice={invoice} onAct={setQuestion} />}
      />
      {question && (
        <InvoiceDialog
          companyId={company.id}
          question={question}
          billingEmail={account.billing_email}
          onClose={() => setQuestion(null)}
        />
      )}
      {open === "billing" && (
        <BillingModal companyId={company.id} billing={account} onClose={close} />
      )}
      {open === "credits" && (
        <CreditsModal
          companyId={company.id}
          name={company.name}
          balance={account.credits}
          onClose={close}
        />
      )}
    </div>
  );
}
