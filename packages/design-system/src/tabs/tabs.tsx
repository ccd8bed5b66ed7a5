import type { ElementType } from "react";
import { Link } from "../link/link.tsx";
import classes from "./tabs.module.css";

interface TabLink {
  to: string;
  label: string;
  count?: number | undefined;
}

export interface TabsProps {
  /** Read aloud as the name of the group. */
  label: string;
  tabs: readonly TabLink[];
  /** The `to` of the tab in view. */
  current: string;
  linkComponent?: ElementType | undefined;
}

// Where the tabs don't all fit, the current one comes into view; only the bar moves, never the page.
const scrollToTab = (tab: HTMLAnchorElement | null) => {
  const bar = tab?.parentElement;
  if (!tab || !bar) return;
  const room = bar.getBoundingClientRect();
  const { left, width } = tab.getBoundingClientRect();
  bar.scrollLeft += left - room.left - (room.width - width) / 2;
};

/** Parts of a page, each with its own address: links, not a widget. */
export function Tabs({ label, tabs, current, linkComponent }: TabsProps) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          linkComponent={linkComponent}
          className={classes.tab}
          ref={tab.to === current ? scrollToTab : undefined}
          aria-current={tab.to === current ? "page" : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className="num dim">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
