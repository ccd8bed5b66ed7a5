// HTML has no list that belongs to a text field and holds pictures, so roles say what it is.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Button } from "@devguild/design-system/button";
import { Kbd } from "@devguild/design-system/kbd";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { IconArrowRight, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { AccountMenuIcon } from "../account-menu-icon/account-menu-icon.tsx";
import { useFrame } from "../app-frame/app-frame.tsx";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { hrefFrom } from "../apps/apps.ts";
import { api } from "@devguild/api-client/browser-api";
import classes from "./palette-dialog.module.css";
import { toPaletteContent } from "./palette-content.ts";
import { groupsAtFirst, groupsFound, type PaletteEntry } from "./palette-groups.ts";
import { listPaletteScreens } from "./palette-screens.ts";
import { recentScreens, rememberScreen } from "./recent-screens.ts";
import { usePaletteRecords } from "./use-palette-records.ts";

const LABEL = "Go to a screen or a record";

function Picture({ picture }: { picture: PaletteEntry["picture"] }) {
  if (picture.kind === "logo") return <LogoTile name={picture.name} src={picture.src} size={24} />;
  return (
    <span className={classes.icon}>
      {picture.id === null ? (
        <IconArrowRight size={18} stroke={1.6} aria-hidden />
      ) : (
        <AccountMenuIcon id={picture.id} />
      )}
    </span>
  );
}

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
};

function Option({ id, entry, isActive, onPoint, onOpen }: OptionProps) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // The field keeps the focus and hears every key; this only takes the pointer.
    <button
      ref={line}
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Picture picture={entry.picture} />
      <span className={classes.title}>{entry.title}</span>
      {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
      {isActive && (
        <span className={classes.enter} aria-hidden>
          <Kbd>Enter</Kbd>
        </span>
      )}
    </button>
  );
}

/** The command palette: a field, and below it the screens and records that it leads to. */
export default function PaletteDialog({ onClosed }: { onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const { app, urls } = useFrame();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const screens = useMemo(() => listPaletteScreens(user), [user]);
  // What the portals are for is elsewhere; a failed reading only leaves this out.
  const menu = useQuery({ ...api.siteData.menu.options(), enabled: app === "site" });
  const content = useMemo(() => toPaletteContent(menu.data?.data), [menu.data]);
  const [recent] = useState(recentScreens);
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const text = typed.trim();
  const { records, isPending, hasFailed, retry } = usePaletteRecords(text);

  // Not the attribute `open`: only this makes the page behind it inert, and gives the focus back.
  useEffect(() => dialog.current?.showModal(), []);

  const groups =
    text === ""
      ? groupsAtFirst(screens, recent, content)
      : groupsFound(screens, text, records, content);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === pointed) ?? entries[0];
  const optionId = ({ key }: PaletteEntry) => `${listId}-${key.replace(/\W/g, "-")}`;

  const close = () => dialog.current?.close();

  const open = ({ path, isScreen }: PaletteEntry) => {
    if (isScreen) rememberScreen(path);
    close();
    const href = hrefFrom(app, urls, path);
    if (href === path) void navigate(path);
    else location.assign(href);
  };

  const press = (event: KeyboardEvent) => {
    // While an input method composes, its Enter and arrows choose characters.
    if (event.nativeEvent.isComposing) return;
    if ((event.metaKey || event.ctrlKey) && /^k$/i.test(event.key)) {
      // The chord that opened it closes it; the page must not hear it and open it again.
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    const at = active ? entries.indexOf(active) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (event.key === "Enter" && active) {
      event.preventDefault();
      open(active);
    } else if (to !== undefined && entries.length > 0) {
      event.preventDefault();
      setPointed(entries.at(to % entries.length)?.key ?? null);
    }
  };

  const isNothing = entries.length === 0 && !isPending && !hasFailed;
  const count = entries.length === 1 ? "1 result" : `${entries.length} results`;
  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={LABEL}
      closedby="any"
      onClose={onClosed}
    >
      <div className={classes.panel}>
        <div className={classes.field}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
          <input
            type="text"
            role="combobox"
            className={classes.input}
            aria-label={LABEL}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={
              user?.account_type === "admin" ? "Jobs, companies, screens" : "Jobs, screens"
            }
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setPointed(null);
            }}
            onKeyDown={press}
          />
          <button type="button" className={classes.close} aria-label="Close" onClick={close}>
            <Kbd>Esc</Kbd>
          </button>
        </div>
        <div className={classes.body}>
          <div id={listId} role="listbox" aria-label="Results" aria-busy={isPending}>
            {groups.map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <p className={classes.group} aria-hidden>
                  {group.title}
                </p>
                {group.entries.map((entry) => (
                  <Option
                    key={entry.key}
                    id={optionId(entry)}
                    entry={entry}
                    isActive={entry === active}
                    onPoint={() => setPointed(entry.key)}
                    onOpen={() => open(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
          {isNothing && <p className={classes.note}>Nothing here is called “{text}”.</p>}
          {hasFailed && (
            <p className={classes.note} role="alert">
              Jobs and companies could not be searched.
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            </p>
          )}
        </div>
        <div className={classes.foot}>
          <span className={classes.hints} aria-hidden>
            <span>
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
            </span>
            <span>
              <Kbd>Enter</Kbd> open
            </span>
          </span>
          <output>{text !== "" && !isPending && count}</output>
        </div>
      </div>
    </dialog>
  );
}
