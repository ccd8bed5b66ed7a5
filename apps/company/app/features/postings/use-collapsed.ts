import { STORAGE_PREFIX } from "@devguild/schemas/product";
import { useSyncExternalStore } from "react";

/** The dashboard's sections. */
export type DashboardSection = "jobs";

const KEY = `${STORAGE_PREFIX}.company-dashboard.collapsed`;
const CHANGED = "devguild:sections";

const subscribe = (onChange: () => void) => {
  addEventListener("storage", onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener("storage", onChange);
    removeEventListener(CHANGED, onChange);
  };
};

// A browser may refuse its storage; then the sections are as they are at first.
const read = () => {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
};

const write = (sections: string[]) => {
  try {
    localStorage.setItem(KEY, sections.join(" "));
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
};

/** Whether a section of the dashboard is folded away, which a browser keeps between visits. */
export const useCollapsed = (section: DashboardSection) => {
  const collapsed = useSyncExternalStore(subscribe, read, () => "").split(" ").filter(Boolean);
  const isCollapsed = collapsed.includes(section);
  const others = collapsed.filter((each) => each !== section);
  return {
    isCollapsed,
    toggle: () => write(isCollapsed ? others : [...others, section]),
  };
};
