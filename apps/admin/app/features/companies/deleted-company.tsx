import { Button } from "@devguild/design-system/button";
import { CompanyStatusBadge } from "@devguild/design-system/company-status-badge";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { Notice } from "@devguild/design-system/notice";
import { formatDate, RelativeTime } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { TextLink } from "@devguild/design-system/text-link";
import type { CompanyDeletion } from "@devguild/schemas/company-accounts";
import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import { formatCount } from "@devguild/schemas/formats";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useState } from "react";

import { recordLogPath } from "../audit-log/audit-log-address.ts";
import { Fact, Facts } from "../frame/facts.tsx";
import { RecordHead } from "../frame/record-head.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import { RestoreModal } from "../restoring/restore-modal.tsx";
import { COMPANIES_PATH } from "./company-addresses.ts";
import classes from "./deleted-company.module.css";
import { toRestoring } from "./restore-company.ts";

const EraseCompanyModal = lazyDialog(() => import("../company-account/erase-company-modal.tsx"));

const describeState = ({ is_erased, may_restore }: CompanyDeletion) =>
  is_erased
    ? "This company is erased for good. Only what invoices and applications refer to is left."
    : may_restore
      ? "This company is off the site, and its users can’t use it. Restore it to change anything."
      : "This company was deleted more than 30 days ago and can’t be restored any more.";

const describeDeleter = ({ deleted_by: by }: CompanyDeletion) =>
  by === null ? null : by.is_staff ? `${by.full_name}, staff` : `${by.full_name}, for the company`;

function DeletionFacts({ company }: { company: CompanyDeletion }) {
  return (
    <Facts>
      <Fact label="Deleted">
        <RelativeTime date={company.deleted_at} capital />
      </Fact>
      <Fact label="Deleted by">{describeDeleter(company)}</Fact>
      {company.restorable_until !== null && (
        <Fact label="Restorable until">
          <time dateTime={company.restorable_until}>{formatDate(company.restorable_until)}</time>
        </Fact>
      )}
      <Fact label="Live ads taken down">{formatCount(company.live_ads)}</Fact>
      <Fact label="Users who lost access">{formatCount(company.users)}</Fact>
      <Fact label="Credits">{formatCount(company.credits)}</Fact>
      <Fact label="Reason" isWide>
        {company.reason || <span className="dim">No reason given</span>}
      </Fact>
    </Facts>
  );
}

type Props = { company: CompanyDeletion; onRestored: () => unknown };

/** A deleted company for staff: what happened to it, and what can still be done. */
export function DeletedCompany({ company, onRestored }: Props) {
  const [open, setOpen] = useState<"restore" | "erase" | null>(null);
  const close = () => setOpen(null);
  const mayRestore = usePermitted("admin.edit-company-account");
  const mayErase = usePermitted("admin.gdpr");
  const mayReadLog = useCurrentUser()?.permissions.includes("admin.manage-admin-users");
  return (
    <>
      <RecordHead
        parents={[{ to: COMPANIES_PATH, label: "Companies" }]}
        title={company.name}
        picture={<LogoTile name={company.name} src={company.logo_url} size={40} />}
        beside={
          <>
            <span className="num dim">#{company.id}</span>
            <CompanyStatusBadge status={COMPANY_STATUS.DELETED} />
          </>
        }
      />
      <div className={classes.record}>
        <Notice
          tone="warn"
          action={
            company.may_restore && (
              <Button size="sm" {...mayRestore} onClick={() => setOpen("restore")}>
                Restore
              </Button>
            )
          }
        >
          {describeState(company)}
        </Notice>
        <section aria-label="Deletion">
          <SectionHead
            title="Deletion"
            end={
              mayReadLog && (
                <TextLink to={recordLogPath("company", company.id)}>Open in the audit log</TextLink>
              )
            }
          />
          <DeletionFacts company={company} />
        </section>
        {!company.is_erased && (
          <section aria-label="Erase">
            <SectionHead title="Erase" />
            <div className={classes.stack}>
              <p className="dim">On request under the GDPR, straight away and for good.</p>
              <Button variant="danger" {...mayErase} onClick={() => setOpen("erase")}>
                Erase company
              </Button>
            </div>
          </section>
        )}
      </div>
      {open === "restore" && (
        <RestoreModal restoring={toRestoring(company)} onClose={close} onRestored={onRestored} />
      )}
      {open === "erase" && (
        <EraseCompanyModal company={{ ...company, published_jobs: 0 }} onClose={close} />
      )}
    </>
  );
}
