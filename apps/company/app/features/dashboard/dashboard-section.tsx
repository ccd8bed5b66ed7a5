import { Heading } from "@devguild/design-system/heading";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import type { DashboardSectionName } from "@devguild/schemas/constants/company-dashboard";

import { usePreferences } from "./use-preferences.ts";
import classes from "./dashboard-section.module.css";

/** A collapsible section of the dashboard. */
export function DashboardSection({
  name,
  title,
  beside,
  children,
}: {
  name: DashboardSectionName;
  title: string;
  /** Beside the title, whether it is open or closed. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  const bodyId = useId();
  const preferences = usePreferences();
  const isCollapsed = preferences.isCollapsed(name);
  return (
    <section id={name} aria-label={title} className={classes.section}>
      <div className={classes.head}>
        <Heading level={2}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={!isCollapsed}
            aria-controls={bodyId}
            onClick={() => preferences.toggle(name)}
          >
            {title}
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </button>
        </Heading>
        {beside && <div className={classes.beside}>{beside}</div>}
      </div>
      <div id={bodyId} hidden={isCollapsed}>
        {children}
      </div>
    </section>
  );
}
