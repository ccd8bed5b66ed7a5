import { lazyComponent } from "@devguild/design-system/lazy-component";
import { BrandMark } from "@devguild/design-system/brand-mark";
import { ColorSchemeToggle } from "@devguild/design-system/color-scheme-toggle";
import { LinkButton } from "@devguild/design-system/link-button";
import { SkipLink } from "@devguild/design-system/skip-link";
import type { User } from "@devguild/schemas/identity";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { loginPath } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconChevronDown, IconMenu2 } from "@tabler/icons-react";
import { memo, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

import { AppLink } from "../app-frame/app-frame.tsx";
import { PaletteButton, useCommandPalette } from "../command-palette/command-palette.tsx";
import { moveInMenu, moveWithinPanel } from "../menus/menu-keys.ts";
import { currentLink, MAIN_LINKS } from "../menus/site-menu.ts";
import { NavigationProgress } from "../navigation-progress/navigation-progress.tsx";
// Styles of lazy parts, loaded up front so that their server-rendered HTML looks right.
import "@devguild/design-system/avatar.module.css";
import "../account-card/account-button.module.css";
import "./menu-panels.module.css";
import classes from "./site-header.module.css";
import { useEventColumns } from "./use-event-columns.ts";

// Not needed by guests, who are most visitors.
const AccountCard = lazyComponent(async () => ({
  default: (await import("../account-card/account-card.tsx")).AccountCard,
}));
// Closed at first, but server-rendered, so they open without scripts, too.
const EventsPanel = lazyComponent(async () => ({
  default: (await import("./menu-panels.tsx")).EventsPanel,
}));
const BusinessPanel = lazyComponent(async () => ({
  default: (await import("./menu-panels.tsx")).BusinessPanel,
}));
const PaletteDialog = lazyComponent(() => import("../command-palette/palette-dialog.tsx"));
const BurgerMenu = lazyComponent(() => import("./burger-menu.tsx"));

const SCROLLED_AFTER = 46;

/**
 * A menu entry that opens a panel below the header; Escape or a click outside closes it natively.
 */
function PanelButton({ title, children }: { title: string; children: ReactNode }) {
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => moveWithinPanel(panel.current, opener.current), []);
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        ref={opener}
        type="button"
        className={classes.entry}
        popoverTarget={panelId}
        aria-expanded={isOpen}
        data-menu-item
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return moveInMenu(event);
          event.preventDefault();
          panel.current?.showPopover();
          panel.current?.querySelector("a")?.focus();
        }}
      >
        {title}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={classes.panel}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <div className="content">{children}</div>
      </div>
    </li>
  );
}

// React discards server-rendered lazy parts that have not loaded yet when the component around them
// renders again, and the focus in them. The header does on scroll and when the user changes, and a panel's
// button when it opens; these elements stay the same.
const EVENTS_PANEL = (
  <Suspense>
    <EventsPanel />
  </Suspense>
);
const BUSINESS_PANEL = (
  <Suspense>
    <BusinessPanel />
  </Suspense>
);

const EventsMenu = memo(() => {
  const hasEvents = useEventColumns().length > 0;
  return hasEvents && <PanelButton title="Events">{EVENTS_PANEL}</PanelButton>;
});

const BusinessMenu = memo(() => <PanelButton title="For Business">{BUSINESS_PANEL}</PanelButton>);

const LazyAccountCard = memo(({ user, onHere }: { user: User; onHere: (isHere: true) => void }) => (
  <Suspense fallback={<span className={classes.account} />}>
    <AccountCard user={user} onHere={onHere} />
  </Suspense>
));

/**
 * The account card. It keeps its first user until it has loaded, so that a change doesn't re-render
 * it.
 */
function AccountSlot({ user }: { user: User }) {
  const [first] = useState(user);
  const [isHere, setHere] = useState(false);
  return <LazyAccountCard user={isHere ? user : first} onHere={setHere} />;
}

const useIsScrolled = () => {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY > SCROLLED_AFTER);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return isScrolled;
};

/** The public site's main menu. */
export function SiteHeader() {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const isScrolled = useIsScrolled();
  const { open, palette } = useCommandPalette(PaletteDialog);
  const [isBurgerOpen, setBurgerOpen] = useState(false);
  // The entry that was pressed is marked at once, even if its page takes a while.
  const current = currentLink(next?.pathname ?? pathname, next?.search ?? search);
  return (
    <header className={classes.header} data-scrolled={isScrolled || undefined}>
      <SkipLink />
      <div className={`content ${classes.bar}`}>
        <AppLink to="/" className="touch" aria-label={`${PRODUCT_NAME}, home`}>
          <BrandMark name={PRODUCT_NAME} />
        </AppLink>
        <nav aria-label="Main" className={classes.nav}>
          <ul>
            {MAIN_LINKS.map(({ title, path, isLive }) => (
              <li key={title}>
                <AppLink
                  to={path}
                  className={classes.entry}
                  aria-current={path === current?.path ? "page" : undefined}
                  data-menu-item
                  onKeyDown={moveInMenu}
                >
                  {isLive && <span className={classes.live} aria-hidden />}
                  {title}
                </AppLink>
              </li>
            ))}
            <EventsMenu />
            <BusinessMenu />
          </ul>
        </nav>
        <div className={classes.end}>
          <PaletteButton onClick={open} />
          <ColorSchemeToggle size="sm" />
          {user ? (
            <AccountSlot user={user} />
          ) : (
            <span className={classes.login}>
              <LinkButton to={loginPath(pathname + search)} size="sm">
                Log in
              </LinkButton>
            </span>
          )}
          <button
            type="button"
            className={classes.burger}
            aria-label="Menu"
            aria-expanded={isBurgerOpen}
            onClick={() => setBurgerOpen(true)}
          >
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
          </button>
        </div>
      </div>
      <NavigationProgress at="header" />
      {palette}
      {isBurgerOpen && (
        <Suspense>
          <BurgerMenu onClose={() => setBurgerOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
