import { type ElementType, use } from "react";
import { Link, LinkComponentContext } from "../link/link.tsx";
import classes from "./tabs.module.css";

interface TabLink {
  to: string;
  label: string;
  count?: number | undefined;
}

export interface TabsProps {
  /** The accessible name of the group. */
  label: string;
  tabs: readonly TabLink[];
  /** The `to` of the current tab. */
  current: string;
  linkComponent?: ElementType | undefined;
}

// If the tabs don't all fit, scrolls the bar to the current one, without scrolling the page.
const scrollToTab = (tab: HTMLAnchorElement | null) => {
  const bar = tab?.parentElement;
  if (!tab || !bar) return;
  const room = bar.getBoundingClientRect();
  const { left, width } = tab.getBoundingClientRect();
  bar.scrollLeft += left - room.left - (room.width - width) / 2;
};

const toPath = (url: string) => url.split(/[?#]/)[0];

/** The router's links to another view of the same page leave that scrolled to where it is. */
const KEEPS_SCROLL = { preventScrollReset: true };

/** Parts of a page, each with its own URL: links, not a widget. */
export function Tabs({ label, tabs, current, linkComponent }: TabsProps) {
  const fromProvider = use(LinkComponentContext);
  const isRouted = (linkComponent ?? fromProvider) !== "a";
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          linkComponent={linkComponent}
          {...(isRouted && toPath(tab.to) === toPath(current) && KEEPS_SCROLL)}
          className={`touch ${classes.tab}`}
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
