import { LinkButton } from "@devguild/design-system/link-button";
import { localized, loginPath } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";

import { AppLink } from "../app-frame/app-frame.tsx";
import { entryClass, MenuSheet } from "../menu-sheet/menu-sheet.tsx";
import { MAIN_LINKS } from "../menus/site-menu.ts";
import classes from "./burger-menu.module.css";
import { BusinessPanel, EventsPanel } from "./menu-panels.tsx";
import { useEventColumns } from "./use-event-columns.ts";

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
        className={`${entryClass} ${classes.opener}`}
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

/** The site's main menu on narrow screens. */
export default function BurgerMenu({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  const hasEvents = useEventColumns().length > 0;
  return (
    <MenuSheet
      onClosed={onClose}
      foot={
        !user && (
          <>
            <LinkButton to={loginPath(pathname + search)} fullWidth>
              Log in
            </LinkButton>
            <LinkButton to={localized("/developer/sign-up")} variant="primary" fullWidth>
              Create a free profile
            </LinkButton>
          </>
        )
      }
    >
      {MAIN_LINKS.map(({ title, path }) => (
        <li key={title}>
          <AppLink to={path} className={entryClass}>
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
    </MenuSheet>
  );
}
