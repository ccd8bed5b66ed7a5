import { AppLink } from "@devguild/frame/app-frame";
import { isServedPath } from "@devguild/frame/served-screens";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import { localized } from "@devguild/session/redirects";
import { IconChevronRight } from "@tabler/icons-react";

import { DashboardSection } from "./dashboard-section.tsx";
import classes from "./tips-section.module.css";

/** What is worth doing next, as far as there is a screen for it. */
export function TipsSection({ tips }: { tips: CompanyDashboard["tips"] }) {
  const shown = tips.filter(({ path }) => isServedPath(localized(path)));
  if (shown.length === 0) return null;
  return (
    <DashboardSection name="tips" title="Tips">
      <ul className={classes.tips}>
        {shown.map(({ text, path }) => (
          <li key={text}>
            <AppLink to={localized(path)} className={classes.tip}>
              {text}
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
