import { AccountCard } from "@devguild/app-shell/account-card";
import { AppLink } from "@devguild/app-shell/app-frame";
import { PaletteButton, useCommandPalette } from "@devguild/app-shell/command-palette";
import { moveInMenu } from "@devguild/app-shell/menu-keys";
import { entryClass, MenuSheet } from "@devguild/app-shell/menu-sheet";
import { NavigationProgress } from "@devguild/app-shell/navigation-progress";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { ColorSchemeToggle } from "@devguild/design-system/color-scheme-toggle";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton, type LinkButtonProps } from "@devguild/design-system/link-button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SkipLink } from "@devguild/design-system/skip-link";
import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import { formatCount } from "@devguild/schemas/formats";
import type { User } from "@devguild/schemas/identity";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized, loginPath } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconMenu2, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation, useNavigation } from "react-router";

import { PORTAL_LINKS } from "../postings/posting-links.ts";
import classes from "./portal-header.module.css";

const PaletteDialog = lazyDialog(() => import("@devguild/app-shell/palette-dialog"));

type UsersCompany = NonNullable<User["company"]>;
type Entry = {
  title: string;
  /** Where it leads; null if the company has nothing there. */
  path: string | ((company: UsersCompany) => string | null);
  area: RegExp;
  permission?: CompanyPermission;
  /** How much there is new. */
  count?: (company: UsersCompany) => number | null;
};

const DASHBOARD = localized("/company-dashboard");

const ENTRIES: Entry[] = [
  {
    title: "Dashboard",
    path: DASHBOARD,
    area: /\/(?:company-dashboard|company\/figures)$/,
  },
  {
    title: "Jobs",
    path: PORTAL_LINKS.allJobs,
    area: /\/company\/(?:job\/[^/]+\/(?:figures|ad|history)|jobs\/edit\/[^/]+)$/,
  },
  {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    area: /\/company\/job\/(?:[^/]+\/)?candidates$/,
    permission: "owner.company.view-candidates",
    count: ({ new_candidates: count }) => count,
  },
  {
    title: "Profile",
    path: localized("/company/profile"),
    area: /\/company\/profile$/,
    permission: "owner.company.edit-profile",
  },
  {
    title: "Campaigns",
    path: ({ has_campaigns: hasCampaigns }) =>
      hasCampaigns ? localized("/company/campaigns/employer-branding") : null,
    area: /\/company\/campaigns\/[^/]+(?:\/\d+)?$/,
    permission: "owner.company.edit-campaigns",
  },
  {
    title: "Events",
    path: ({ partnership_id: id }) =>
      id === null ? null : localized(`/company/partnerships/${id}/settings`),
    area: /\/company\/partnerships\/[^/]+\/settings$/,
    permission: "owner.company.edit-partnerships",
  },
  {
    title: "Users",
    path: localized("/company/users"),
    area: /\/company\/users(?:\/activity)?$/,
    permission: "owner.company.view-company-users",
  },
  {
    title: "Account",
    path: localized("/company/company-account"),
    area: /\/company\/company-account$/,
    permission: "owner.company.view-company-users",
  },
];

/** How many candidates are new, beside their entry. */
function NewCount({ count }: { count: number }) {
  return (
    <span className={`num ${classes.count}`}>
      {formatCount(count)}
      <span className="visually-hidden"> new</span>
    </span>
  );
}

/** The header's main action, for those who may post. */
function PostJob(look: Pick<LinkButtonProps, "size" | "fullWidth" | "className">) {
  return (
    <LinkButton
      to={localized("/company/post-job")}
      {...look}
      icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
    >
      Post a job
    </LinkButton>
  );
}

type ShownEntry = { title: string; to: string; isCurrent: boolean; count: number };

/** Lists the entries that a user may open. */
const listEntries = (user: User, pathname: string): ShownEntry[] => {
  const { company, permissions } = user;
  return ENTRIES.flatMap(({ title, path, area, permission, count }) => {
    const to = typeof path === "string" ? path : company && path(company);
    if (to === null || (permission && !permissions.includes(permission))) return [];
    const isCurrent = area.test(pathname);
    return [{ title, to, isCurrent, count: (company && count?.(company)) ?? 0 }];
  });
};

/** The portal's header: the company, its screens and the account. */
export function PortalHeader() {
  const user = useCurrentUser();
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  const { open, palette } = useCommandPalette(PaletteDialog);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const company = user?.account_type === "company" ? user.company : null;
  const entries = user && company ? listEntries(user, pathname) : [];
  const canPost = company && user?.permissions.includes("owner.company.edit-jobs");
  return (
    <header className={classes.header}>
      <SkipLink />
      <div className={classes.bar}>
        <AppLink
          to={company ? DASHBOARD : "/"}
          className="touch"
          aria-label={`${PRODUCT_NAME}, ${company ? "dashboard" : "home"}`}
        >
          <BrandMark name={PRODUCT_NAME} markOnly />
        </AppLink>
        {company && (
          <>
            <p className={classes.company}>
              <LogoTile name={company.name} src={company.logo_url} size={24} />
              <span>{company.name}</span>
            </p>
            <nav aria-label="Main" className={classes.nav}>
              <ul>
                {entries.map(({ title, to, isCurrent, count }) => (
                  <li key={title}>
                    <AppLink
                      to={to}
                      className={classes.entry}
                      aria-current={isCurrent ? "page" : undefined}
                      data-menu-item
                      onKeyDown={moveInMenu}
                    >
                      {title}
                      {count > 0 && <NewCount count={count} />}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
        <div className={classes.end}>
          <PaletteButton onClick={open} />
          {canPost && <PostJob size="sm" className={classes.post} />}
          <span className={user ? classes.scheme : undefined}>
            <ColorSchemeToggle size="sm" />
          </span>
          {user ? (
            <AccountCard user={user} />
          ) : (
            <LinkButton size="sm" to={loginPath(here.pathname + here.search)}>
              Log in
            </LinkButton>
          )}
          {company && (
            <button
              type="button"
              className={classes.menu}
              aria-label="Menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <IconMenu2 size={22} stroke={1.6} aria-hidden />
            </button>
          )}
        </div>
      </div>
      <NavigationProgress at="header" />
      {palette}
      {isMenuOpen && (
        <MenuSheet onClosed={() => setMenuOpen(false)} foot={canPost && <PostJob fullWidth />}>
          {entries.map(({ title, to, isCurrent, count }) => (
            <li key={title}>
              <AppLink to={to} className={entryClass} aria-current={isCurrent ? "page" : undefined}>
                {title}
                {count > 0 && <NewCount count={count} />}
              </AppLink>
            </li>
          ))}
        </MenuSheet>
      )}
    </header>
  );
}
