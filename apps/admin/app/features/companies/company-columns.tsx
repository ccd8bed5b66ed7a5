import { Avatar } from "@devguild/design-system/avatar";
import type { Column } from "@devguild/design-system/data-table";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { CompanyStatusBadge } from "@devguild/design-system/company-status-badge";
import { COMPANY_STATUS } from "@devguild/schemas/constants/company-statuses";
import type { AdminCompany } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { IconAlertTriangleFilled } from "@tabler/icons-react";

import { Figure, NoValue, ShortDate } from "../lists/cells.tsx";
import { companyDeletionPath, companyJobsPath } from "./company-addresses.ts";
import classes from "./company-columns.module.css";
import { membershipName } from "./company-list.ts";
import { CompanyName } from "./company-name.tsx";

/** Returns whether a company is deleted: its row remains, and one screen that says what happened. */
export const isDeleted = ({ status }: AdminCompany) => status === COMPANY_STATUS.DELETED;

function Memberships({ types }: { types: string[] }) {
  if (types.length === 0) return <NoValue />;
  return (
    <span className={classes.tags}>
      {types.map((type) => {
        const { label, short } = membershipName(type);
        return (
          <SkillTag key={type}>
            <abbr title={label}>{short}</abbr>
          </SkillTag>
        );
      })}
    </span>
  );
}

function AccountHolder({ holder }: { holder: AdminCompany["account_holder"] }) {
  if (!holder) return <NoValue />;
  return (
    <span className={classes.holder}>
      <span className={classes.clip} title={holder.email}>
        {holder.full_name || holder.email}
      </span>
      {!holder.email_verified && (
        <span className={classes.warning} title="Email not verified">
          <IconAlertTriangleFilled size={14} aria-hidden />
          <span className="visually-hidden">Email not verified</span>
        </span>
      )}
    </span>
  );
}

/** The columns of the list of companies; their ids are the orders of the list. */
export const COMPANY_COLUMNS: Column<AdminCompany>[] = [
  {
    id: "name",
    head: "Company",
    width: "27%",
    sortable: true,
    cell: (company) => (
      <CompanyName
        name={company.name}
        logo={company.logo_url}
        to={isDeleted(company) ? companyDeletionPath(company.id) : companyJobsPath(company.id)}
      >
        <span className="num dim">#{company.id}</span>
        {company.type === COMPANY_TYPES.agency && <SkillTag>Agency</SkillTag>}
      </CompanyName>
    ),
  },
  {
    id: "status",
    head: "Status",
    stays: true,
    cell: ({ status }) => <CompanyStatusBadge status={status} />,
  },
  {
    id: "memberships",
    head: "Memberships",
    cell: ({ memberships }) => <Memberships types={memberships} />,
  },
  {
    id: "published_jobs",
    head: "Live jobs",
    kind: "figure",
    sortable: true,
    cell: (company) => <Figure value={company.published_jobs} />,
  },
  {
    id: "credits",
    head: "Credits",
    kind: "figure",
    sortable: true,
    cell: (company) => <Figure value={company.credits} />,
  },
  {
    id: "holder",
    head: "Account holder",
    cell: (company) => <AccountHolder holder={company.account_holder} />,
  },
  {
    id: "manager",
    head: "Manager",
    cell: ({ customer_success_manager: manager }) =>
      manager ? (
        <Avatar name={manager.full_name} src={manager.image} size={24} labelled />
      ) : (
        <NoValue />
      ),
  },
  {
    id: "created_at",
    head: "Since",
    kind: "date",
    sortable: true,
    cell: (company) => <ShortDate date={company.created_at} />,
  },
];
