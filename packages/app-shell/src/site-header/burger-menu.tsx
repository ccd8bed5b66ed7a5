import { BrandMark } from "@devguild/design-system/brand-mark";
import { from } from "@devguild/design-system/breakpoints";
import { LinkButton } from "@devguild/design-system/link-button";
import { IconButton } from "@devguild/design-system/icon-button";
import { PRODUCT_NAME } from "@devguild/schemas/product";
import { localized, loginPath } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconChevronDown, IconX } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

import { AppLink } from "../app-frame/app-frame.tsx";
import { MAIN_LINKS } from "../menus/site-menu.ts";
import classes from "./burger-menu.module.css";
import { BusinessPanel, EventsPanel } from "./menu-panels.tsx";
import { useEventColumns } from "./use-event-columns.ts";

const CLOSING = 400;
const OPENING = 300;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isOpen), isOpen ? OPENING : 0);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <IconChevronDown size={18} stroke={1.6} aria-hidden />
      </button>
      {isShown && <div className={classes.section}>{children}</div>}
    </li>
  );
}

/** The main menu on narrow screens; closes itself once the wide menu fits. */
export default function BurgerMenu({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const { pathname, search } = useLocation();
  const opened = useRef(pathname + search);
  const user = useCurrentUser();
  const hasEvents = useEventColumns().length > 0;

  const close = useCallback(() => setClosing(true), []);
  useEffect(() => {
    dialog.current?.showModal();
    const wide = matchMedia(from("menu"));
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);
  useEffect(() => {
    if (pathname + search !== opened.current) close();
  }, [pathname, search, close]);
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(onClosed, CLOSING);
    return () => clearTimeout(timer);
  }, [isClosing, onClosed]);

  return (
    <dialog
      ref={dialog}
      className={classes.menu}
      data-closing={isClosing || undefined}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={classes.head}>
        <BrandMark name={PRODUCT_NAME} />
        <IconButton label="Close menu" icon={<IconX size={22} stroke={1.6} />} onClick={close} />
      </div>
      <nav aria-label="Main" className={classes.body}>
        <ul>
          {MAIN_LINKS.map(({ title, path }) => (
            <li key={title}>
              <AppLink to={path} className={classes.entry}>
                {title}
              </AppLink>
            </li>
          ))}
          {hasEvents && (
            <Section title="Events">
              <EventsPanel />
            </Section>
          )}
          <Section title="For Business">
            <BusinessPanel />
          </Section>
        </ul>
      </nav>
      {!user && (
        <div className={classes.foot}>
          <LinkButton to={loginPath(pathname + search)} fullWidth>
            Log in
          </LinkButton>
          <LinkButton to={localized("/developer/sign-up")} variant="primary" fullWidth>
            Create a free profile
          </LinkButton>
        </div>
      )}
    </dialog>
  );
}
