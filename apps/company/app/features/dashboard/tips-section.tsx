import { AppLink } from "@devguild/app-shell/app-frame";
import type { CompanyDashboard } from "@devguild/schemas/company-dashboard";
import { localized } from "@devguild/session/redirects";
import { IconChevronRight } from "@tabler/icons-react";

import { DashboardSection } from "./dashboard-section.tsx";
import classes from "./tips-section.module.css";

/** Suggested next steps. */
export function TipsSection({ tips }: { tips: CompanyDashboard["tips"] }) {
  if (tips.length === 0) return null;
  return (
    <DashboardSection name="tips" title="Tips">
      <ul className={classes.tips}>
        {tips.map(({ text, path }) => (
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
