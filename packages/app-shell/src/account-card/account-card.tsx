import { api } from "@devguild/api-client/browser-api";
import { Avatar } from "@devguild/design-system/avatar";
import { NewBadge } from "@devguild/design-system/badge";
import { useColorScheme } from "@devguild/design-system/color-scheme";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { useToast } from "@devguild/design-system/toast";
import type { AccountEntry } from "@devguild/schemas/accounts";
import type { User } from "@devguild/schemas/identity";
import { localized } from "@devguild/session/redirects";
import { IconLogout, IconMoon, IconSun } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId } from "react";
import { useLocation } from "react-router";

import { ClientOnly } from "@devguild/design-system/client-only";
import { AppLink, useFrame } from "../app-frame/app-frame.tsx";
import { homePath, hrefFrom } from "../apps/apps.ts";
import { buildAccountMenu } from "../menus/account-menus.ts";
import { NotificationBell } from "../notification-bell/notification-bell.tsx";
import button from "./account-button.module.css";
import classes from "./account-card.module.css";

const TYPE_LABELS = {
  developer: "Developer",
  company: "Company",
  admin: "Back office",
  generic: "Profile",
};

function AccountPicture({ account }: { account: AccountEntry }) {
  return account.type === "company" ? (
    <LogoTile name={account.full_name} src={account.image} size={32} />
  ) : (
    <Avatar name={account.full_name} src={account.image} size={32} />
  );
}

function OtherAccounts({ accounts }: { accounts: AccountEntry[] }) {
  const { app, urls } = useFrame();
  const toasts = useToast();
  const switching = useMutation({
    mutationFn: ({ type, type_id }: AccountEntry) =>
      api.identity.switchAccount.call({ body: { account_type: type, type_id } }),
    // Reload: from here on, everything belongs to the other account.
    onSuccess: ({ data }) => location.assign(hrefFrom(app, urls, homePath(data.home))),
    onError: () =>
      toasts.show({ tone: "bad", text: "We couldn’t switch accounts. Please try again." }),
  });
  return (
    <div className={classes.section}>
      <p className={classes.label}>Switch to</p>
      <ul>
        {accounts.map((account) => (
          <li key={`${account.type}-${account.type_id}`}>
            <button
              type="button"
              className={classes.account}
              aria-disabled={switching.isPending}
              onClick={() => !switching.isPending && switching.mutate(account)}
            >
              <AccountPicture account={account} />
              <span className={classes.who}>
                <span>{account.full_name}</span>
                <small>{TYPE_LABELS[account.type]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The switch between light and dark on phones, whose headers have no room for it. */
function SchemeItem() {
  const { scheme, choose } = useColorScheme();
  const next = scheme === "dark" ? "light" : "dark";
  const SchemeIcon = next === "dark" ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={`${classes.item} ${classes.scheme}`}
      onClick={() => choose(next)}
    >
      <SchemeIcon size={18} stroke={1.6} aria-hidden />
      <span>Switch to {next} mode</span>
    </button>
  );
}

type Props = {
  user: User;
  /** Where the avatar is: the card opens below a header, and above the foot of a rail. */
  placement?: "header" | "rail";
  /** Called once the card has loaded and hydrated. */
  onHere?: (isHere: true) => void;
  /** Shown beside the avatar where there is room. */
  children?: ReactNode;
};

/**
 * The avatar and its card, in a header beside the bell: the user's name, the current account's menu
 * and the other accounts.
 */
export function AccountCard({ user, placement = "header", onHere, children }: Props) {
  const cardId = useId();
  useEffect(() => onHere?.(true), [onHere]);
  const { pathname } = useLocation();
  const items = buildAccountMenu(user, pathname).filter(({ visible }) => visible);
  const others = user.accounts.filter(({ current }) => !current);
  const name = user.full_name || user.email;
  const hasNews = items.some(({ badge }) => badge !== null);
  const current = user.accounts.find((account) => account.current);
  return (
    <>
      {placement === "header" && (
        // Its styles load with it, so it isn't rendered on the server.
        <ClientOnly fallback={<span className={button.avatar} />}>
          <NotificationBell />
        </ClientOnly>
      )}
      <button type="button" className={button.button} popoverTarget={cardId}>
        <span className={button.avatar}>
          <Avatar name={name} src={user.image_url} size={32} />
          {hasNews && <span className={button.dot} title="New" />}
        </span>
        {children ?? <span className="visually-hidden">Account: {name}</span>}
      </button>
      <nav
        id={cardId}
        popover="auto"
        className={classes.card}
        data-placement={placement}
        aria-label="Account"
      >
        <div className={classes.head}>
          {current?.type === "company" ? (
            <LogoTile name={current.full_name} src={current.image} size={48} />
          ) : (
            <Avatar name={name} src={user.image_url} size={48} />
          )}
          <span className={classes.who}>
            <strong>{name}</strong>
            <span>{user.email}</span>
          </span>
        </div>
        <ul className={classes.section}>
          {items.map((item) => (
            <li key={item.id}>
              <AppLink
                to={item.url}
                className={classes.item}
                aria-current={item.active ? "page" : undefined}
                onClick={() => document.getElementById(cardId)?.hidePopover()}
              >
                <item.icon size={18} stroke={1.6} aria-hidden />
                <span>{item.title}</span>
                {item.badge && <NewBadge />}
              </AppLink>
            </li>
          ))}
        </ul>
        {others.length > 0 && <OtherAccounts accounts={others} />}
        <div className={classes.section}>
          <SchemeItem />
          <AppLink
            to={localized("/user/logout")}
            className={classes.item}
            prefetch="none"
            reloadDocument
          >
            <IconLogout size={18} stroke={1.6} aria-hidden />
            <span>Log out</span>
          </AppLink>
        </div>
      </nav>
    </>
  );
}
