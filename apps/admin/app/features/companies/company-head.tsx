import { Badge } from "@devguild/design-system/badge";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SkillTag } from "@devguild/design-system/skill-tag";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { IconEyeOff } from "@tabler/icons-react";

import { RecordHead } from "../frame/record-head.tsx";
import { COMPANIES_PATH } from "./company-addresses.ts";

/** The head of a company's screens: the company, and the link back to all companies. */
export function CompanyHead({ company }: { company: CompanyBaseInfo }) {
  return (
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
  );
}
