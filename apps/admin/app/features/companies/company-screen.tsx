import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { ViewOnlyNotice } from "@devguild/company-ui/view-only-notice";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import type { AdminPermission } from "@devguild/schemas/constants/accounts";
import type { ReactNode } from "react";

import { CompanyHead } from "./company-head.tsx";
import classes from "./company-screen.module.css";

type Props = {
  company: CompanyBaseInfo;
  /** The path of the current one of the company's screens. */
  current: string;
  /** What staff need to change something here. */
  permission: AdminPermission;
  children: ReactNode;
};

/** A screen of the portal for staff, below the company's head. */
export function CompanyScreen({ company, current, permission, children }: Props) {
  return (
    <StaffViewer permission={permission}>
      <div className={classes.head}>
        <CompanyHead company={company} current={current} />
        <ViewOnlyNotice />
      </div>
      <div className={classes.body}>{children}</div>
    </StaffViewer>
  );
}
