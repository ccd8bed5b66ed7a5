import { Heading } from "@devguild/design-system/heading";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useStoredText } from "@devguild/design-system/use-stored-text";

import classes from "./dashboard-section.module.css";

/** The dashboard's sections. */
type SectionName = "jobs" | "tips";

/** Returns whether a section is collapsed, which the browser remembers. */
const useCollapsed = (section: SectionName) => {
  const [text, setText] = useStoredText("company-dashboard.collapsed");
  const collapsed = text.split(" ").filter(Boolean);
  const isCollapsed = collapsed.includes(section);
  const others = collapsed.filter((each) => each !== section);
  const toggle = () => setText((isCollapsed ? others : [...others, section]).join(" "));
  return { isCollapsed, toggle };
};

/** A collapsible section of the dashboard. */
export function DashboardSection({
  name,
  title,
  children,
}: {
  name: SectionName;
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
