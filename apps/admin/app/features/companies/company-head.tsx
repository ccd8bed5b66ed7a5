import { Badge } from "@devguild/design-system/badge";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { Tabs } from "@devguild/design-system/tabs";
import { SkillTag } from "@devguild/design-system/skill-tag";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconEyeOff } from "@tabler/icons-react";

import { RecordHead } from "../frame/record-head.tsx";
import {
  COMPANIES_PATH,
  companyAccountPath,
  companyActivityPath,
  companyCampaignsPath,
  companyJobsPath,
  companyPartnershipsPath,
  companyProfilePath,
  companyStoriesPath,
  companyUsersPath,
} from "./company-addresses.ts";

type Screen = { to: string; label: string; permission: AdminPermission };

const listScreens = (id: number): readonly Screen[] => [
  { to: companyAccountPath(id), label: "Account", permission: "admin.view-company-profile" },
  { to: companyProfilePath(id), label: "Profile", permission: "admin.view-company-profile" },
  { to: companyStoriesPath(id), label: "Stories", permission: "admin.view-company-profile" },
  { to: companyJobsPath(id), label: "Jobs", permission: "admin.view-company-jobs" },
  { to: companyCampaignsPath(id), label: "Campaigns", permission: "admin.view-company-profile" },
  { to: companyPartnershipsPath(id), label: "Events", permission: "admin.view-company-profile" },
  { to: companyUsersPath(id), label: "Users", permission: "admin.view-company-profile" },
  { to: companyActivityPath(id), label: "Activity", permission: "admin.view-company-profile" },
];

type Props = {
  company: CompanyBaseInfo;
  /** The path of the current one of its screens. */
  current: string;
};

/** The head of a company's screens: the company, the link back to all companies, and its screens. */
export function CompanyHead({ company, current }: Props) {
  const user = useCurrentUser();
  const screens = listScreens(company.id).filter(({ permission }) =>
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
          </>
        }
      />
      {screens.length > 1 && <Tabs label="Company" tabs={screens} current={current} />}
    </>
  );
}
