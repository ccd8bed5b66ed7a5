import { AccountCard } from "@devguild/app-shell/account-card";
import { AppLink } from "@devguild/app-shell/app-frame";
import { PaletteButton, useCommandPalette } from "@devguild/app-shell/command-palette";
import { moveInMenu } from "@devguild/app-shell/menu-keys";
import { NavigationProgress } from "@devguild/app-shell/navigation-progress";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { ColorSchemeToggle } from "@devguild/design-system/color-scheme-toggle";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { SkipLink } from "@devguild/design-system/skip-link";
import type { CompanyPermission } from "@devguild/schemas/constants/accounts";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useLocation, useNavigation } from "react-router";

import classes from "./portal-header.module.css";

type Entry = { title: string; path: string; area: RegExp; permission?: CompanyPermission };

const DASHBOARD = localized("/company-dashboard");

const ENTRIES: Entry[] = [
  { title: "Dashboard", path: DASHBOARD, area: /\/company-dashboard$/ },
  {
    title: "Candidates",
    path: localized("/company/job/candidates"),
    area: /\/company\/job\/(?:[^/]+\/)?candidates$/,
    permission: "owner.company.view-candidates",
  },
  {
    title: "Users",
    path: localized("/company/users"),
    area: /\/company\/users$/,
    permission: "owner.company.view-company-users",
  },
];

/** The portal's header: the company, its screens and the account. */
export function PortalHeader() {
  const user = useCurrentUser();
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  const { open, palette } = useCommandPalette();
  const company = user?.account_type === "company" ? user.company : null;
  const entries = ENTRIES.filter(
    ({ permission }) => !permission || user?.permissions.includes(permission),
  );
  return (
    <header className={classes.header}>
      <SkipLink />
      <div className={classes.bar}>
        <AppLink
          to={company ? DASHBOARD : "/"}
          className={classes.brand}
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
                {entries.map(({ title, path, area }) => (
                  <li key={path}>
                    <AppLink
                      to={path}
                      className={classes.entry}
                      aria-current={area.test(pathname) ? "page" : undefined}
                      data-menu-item
                      onKeyDown={moveInMenu}
                    >
                      {title}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
        <div className={classes.end}>
          <PaletteButton onClick={open} />
          <ColorSchemeToggle size="sm" />
          {user && <AccountCard user={user} />}
        </div>
      </div>
      <NavigationProgress at="header" />
      {palette}
    </header>
  );
}
