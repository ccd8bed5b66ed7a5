import { Heading } from "@devguild/design-system/heading";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import classes from "./dashboard-section.module.css";
import { type DashboardSection as Name, useCollapsed } from "./use-collapsed.ts";

/** A section of the dashboard; it can be folded away. */
export function DashboardSection({
  name,
  title,
  children,
}: {
  name: Name;
  title: string;
  children: ReactNode;
}) {
  const bodyId = useId();
  const { isCollapsed, toggle } = useCollapsed(name);
  return (
    <section aria-label={title} className={classes.section}>
      <Heading level={2}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={!isCollapsed}
          aria-controls={bodyId}
          onClick={toggle}
        >
          {title}
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
        </button>
      </Heading>
      <div id={bodyId} hidden={isCollapsed}>
        {children}
      </div>
    </section>
  );
}
