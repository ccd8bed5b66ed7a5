import { AccountCard } from "@devguild/app-shell/account-card";
import { AppLink } from "@devguild/app-shell/app-frame";
import { homePath } from "@devguild/app-shell/apps";
import { PaletteButton, useCommandPalette } from "@devguild/app-shell/command-palette";
import { NotificationBell } from "@devguild/app-shell/notification-bell";
import { NavigationProgress } from "@devguild/app-shell/navigation-progress";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { ColorSchemeToggle } from "@devguild/design-system/color-scheme-toggle";
import { IconButton } from "@devguild/design-system/icon-button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { SkipLink } from "@devguild/design-system/skip-link";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import type { User } from "@devguild/schemas/identity";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconMenu2 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Drawer } from "@devguild/design-system/drawer";

import { AdminMenu } from "./admin-menu.tsx";
import { getAdminRole } from "./admin-role.ts";
import classes from "./back-office.module.css";

const PaletteDialog = lazyDialog(() => import("@devguild/app-shell/palette-dialog"));

/** The menu on narrow screens. */
function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Drawer opened={opened} onClose={onClose} title="Menu" side="left" width={320} sheet="content">
      <AdminMenu onChosen={onClose} />
    </Drawer>
  );
}

function Brand({ user }: { user: User | null }) {
  return (
    <AppLink
      to={user ? homePath(user.home) : "/"}
      className={classes.brand}
      aria-label={`${PRODUCT_NAME}, home`}
    >
      <BrandMark name={PRODUCT_NAME} />
    </AppLink>
  );
}

function Rail({ user, onSearch }: { user: User; onSearch: () => void }) {
  return (
    <header className={classes.rail}>
      <div className={classes.head}>
        <Brand user={user} />
        <ColorSchemeToggle size="sm" />
      </div>
      <PaletteButton onClick={onSearch}>
        <span>Search</span>
      </PaletteButton>
      <NotificationBell placement="rail">Notifications</NotificationBell>
      <AdminMenu />
      <div className={classes.foot}>
        <AccountCard user={user} placement="rail">
          <span className={classes.who}>
            <strong>{user.full_name || user.email}</strong>
            <span>{getAdminRole(user.permissions)}</span>
          </span>
        </AccountCard>
      </div>
    </header>
  );
}

type TopBarProps = { user: User | null; isAdmin: boolean; onSearch: () => void };

function TopBar({ user, isAdmin, onSearch }: TopBarProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className={classes.top}>
      <Brand user={user} />
      <PaletteButton onClick={onSearch} />
      <span className={user ? classes.scheme : undefined}>
        <ColorSchemeToggle />
      </span>
      {user && <AccountCard user={user} />}
      {isAdmin && (
        <IconButton
          label="Menu"
          aria-expanded={isMenuOpen}
          icon={<IconMenu2 size={22} stroke={1.6} aria-hidden />}
          onClick={() => setMenuOpen(true)}
        />
      )}
      <MenuDrawer opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  );
}

/** The layout of every screen: a rail with the menu, on narrow screens a bar with a burger menu. */
export function BackOffice({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const { open, palette } = useCommandPalette(PaletteDialog);
  // The error page for other accounts has no menu.
  const isAdmin = user?.account_type === "admin";
  return (
    <div className={classes.office} data-rail={isAdmin}>
      <SkipLink />
      <NavigationProgress at="window" />
      {user && isAdmin && <Rail user={user} onSearch={open} />}
      <TopBar user={user} isAdmin={isAdmin} onSearch={open} />
      <div className={classes.screen}>{children}</div>
      {palette}
    </div>
  );
}
