import { useStoredText } from "@devguild/design-system/use-stored-text";

/** The dashboard's sections. */
export type DashboardSection = "jobs" | "tips";

/** Whether a section of the dashboard is folded away, which the browser keeps between visits. */
export const useCollapsed = (section: DashboardSection) => {
  const [text, setText] = useStoredText("company-dashboard.collapsed");
  const collapsed = text.split(" ").filter(Boolean);
  const isCollapsed = collapsed.includes(section);
  const others = collapsed.filter((each) => each !== section);
  const toggle = () => setText((isCollapsed ? others : [...others, section]).join(" "));
  return { isCollapsed, toggle };
};
