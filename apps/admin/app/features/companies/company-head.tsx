import { api } from "@devguild/api-client/browser-api";
import { Badge } from "@devguild/design-system/badge";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { Tabs } from "@devguild/design-system/tabs";
import { SkillTag } from "@devguild/design-system/skill-tag";
import { TextLink } from "@devguild/design-system/text-link";
import type { CompanyBaseInfo, CompanyRecordCounts } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { pluralize } from "@devguild/schemas/formats";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconEyeOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { RecordHead } from "../frame/record-head.tsx";
import { CompanyActions } from "./company-actions.tsx";
import {
  COMPANIES_PATH,
  companyAccountPath,
  companyActivityPath,
  companyCampaignsPath,
  companyFiguresPath,
  companyJobsPath,
  companyPartnershipsPath,
  companyProfilePath,
  companyStoriesPath,
  companyUsersPath,
} from "./company-addresses.ts";

type Screen = {
  to: string;
  label: string;
  count?: number | undefined;
  permission: AdminPermission;
};

const listScreens = (id: number, counts: CompanyRecordCounts | undefined): readonly Screen[] => [
  { to: companyAccountPath(id), label: "Account", permission: "admin.view-company-profile" },
  { to: companyProfilePath(id), label: "Profile", permission: "admin.view-company-profile" },
  {
    to: companyStoriesPath(id),
    label: "Stories",
    count: counts?.stories,
    permission: "admin.view-company-profile",
  },
  { to: companyJobsPath(id), label: "Jobs", permission: "admin.view-company-jobs" },
  {
    to: companyCampaignsPath(id),
    label: "Campaigns",
    count: counts?.campaigns,
    permission: "admin.view-company-profile",
  },
  {
    to: companyPartnershipsPath(id),
    label: "Events",
    count: counts?.partnerships,
    permission: "admin.view-company-profile",
  },
  {
    to: companyUsersPath(id),
    label: "Users",
    count: counts?.users,
    permission: "admin.view-company-profile",
  },
  { to: companyActivityPath(id), label: "Activity", permission: "admin.view-company-profile" },
];

type Props = {
  company: CompanyBaseInfo;
  /** The path of the current one of its screens. */
  current: string;
};

const listFacts = (
  id: number,
  { open_jobs: ads, candidates, unpaid_invoices: unpaid }: CompanyRecordCounts,
) => [
  { to: companyJobsPath(id, "published"), label: pluralize(ads, "open ad") },
  { to: companyFiguresPath(id), label: pluralize(candidates, "candidate") },
  ...(unpaid > 0
    ? [{ to: companyAccountPath(id), label: pluralize(unpaid, "unpaid invoice") }]
    : []),
];

/** The head of a company's screens: the company, what staff may do, what belongs to it, and its screens. */
export function CompanyHead({ company, current }: Props) {
  const user = useCurrentUser();
  const params = { id: company.id };
  const counts = useQuery(api.adminCompanies.recordCounts.options({ params })).data?.data;
  const screens = listScreens(company.id, counts).filter(({ permission }) =>
    user?.permissions.includes(permission),
  );
  return (
    <>
      <RecordHead
        parents={[{ to: COMPANIES_PATH, label: "Companies" }]}
        title={company.name}
        picture={<LogoTile name={company.name} src={company.logo_url} size={40} />}
        beside={
          <>
            <span className="num dim">#{company.id}</span>
            {company.type === COMPANY_TYPES.agency && <SkillTag>Agency</SkillTag>}
            {!company.published && (
              <Badge icon={<IconEyeOff size={13} stroke={2} aria-hidden />}>Unpublished</Badge>
            )}
            <CompanyActions company={company} />
          </>
        }
      >
        {counts &&
          listFacts(company.id, counts).map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
      </RecordHead>
      {screens.length > 1 && <Tabs label="Company" tabs={screens} current={current} />}
    </>
  );
}
