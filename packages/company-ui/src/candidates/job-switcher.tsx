import { Menu, MenuDivider, MenuLabel, MenuLink } from "@devguild/design-system/menu";
import type { JobPosting } from "@devguild/schemas/jobs";
import type { ReactNode } from "react";

import type { CandidateLinks } from "./candidate-links.ts";

const MAX_SHOWN = 8;

/** Returns the input of the call that lists the switcher's jobs, those with candidates first. */
export const toSwitcherCall = (companyId: number) => ({
  params: { id: companyId },
  // The current job is among them.
  query: { order_by: "candidates" as const, per_page: MAX_SHOWN + 1 },
});

const RELOAD = "reload";

/**
 * Returns whether a page has to load the switcher's jobs: not if its URL says `reload=false`, as the
 * switcher's own links do, because the browser has just shown them.
 */
export const needsSwitcherJobs = (url: URL) => url.searchParams.get(RELOAD) !== "false";

/** Returns a switcher's link, which leaves out loading its jobs again. */
export const switchTo = (path: string) => `${path}?${RELOAD}=false`;

type Props = {
  current: JobPosting;
  /** What `toSwitcherCall` lists. */
  postings: readonly JobPosting[];
  links: CandidateLinks;
  children: ReactNode;
};

/** A menu for switching to another job's candidates. */
export function JobSwitcher({ current, postings, links, children }: Props) {
  const others = postings.filter(({ id }) => id !== current.id).slice(0, MAX_SHOWN);
  return (
    <Menu
      width={360}
      align="start"
      trigger={
        <button type="button" title="Choose another job">
          {children}
        </button>
      }
    >
      {others.length > 0 && <MenuLabel>Other jobs</MenuLabel>}
      {others.map(({ id, title, candidates_count }) => (
        <MenuLink
          key={id}
          to={switchTo(links.candidatesOf(id))}
          end={<span className="num dim">{candidates_count}</span>}
        >
          {title}
        </MenuLink>
      ))}
      {others.length > 0 && <MenuDivider />}
      <MenuLink to={links.allJobs}>All jobs</MenuLink>
    </Menu>
  );
}
