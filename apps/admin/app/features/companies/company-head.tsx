import { Badge } from "@devguild/design-system/badge";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Heading } from "@devguild/design-system/heading";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SkillTag } from "@devguild/design-system/skill-tag";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import { COMPANY_TYPES } from "@devguild/schemas/constants/companies";
import { IconEyeOff } from "@tabler/icons-react";

import { COMPANIES_PATH } from "./company-addresses.ts";
import classes from "./company-head.module.css";

/** Begins a company's screens: which company it is, and the way back to all of them. */
export function CompanyHead({ company }: { company: CompanyBaseInfo }) {
  return (
    <div className={classes.head}>
      <Breadcrumbs parents={[{ to: COMPANIES_PATH, label: "Companies" }]} here={company.name} />
      <div className={classes.company}>
        <LogoTile name={company.name} src={company.logo_url} size={40} />
        <Heading level={1}>{company.name}</Heading>
        <span className={classes.facts}>
          <span className="num dim">#{company.id}</span>
          {company.type === COMPANY_TYPES.agency && <SkillTag>Agency</SkillTag>}
          {!company.published && (
            <Badge icon={<IconEyeOff size={13} stroke={2} aria-hidden />}>Unpublished</Badge>
          )}
        </span>
      </div>
    </div>
  );
}
