import { Button } from "@devguild/design-system/button";
import { Kbd } from "@devguild/design-system/kbd";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { IconArrowRight, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { useFrame } from "../app-frame/app-frame.tsx";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { hrefFrom } from "../apps/apps.ts";
import { api } from "@devguild/api-client/browser-api";
import { pluralize } from "@devguild/schemas/formats";
import classes from "./palette-dialog.module.css";
import { toPaletteContent } from "./palette-content.ts";
import {
  groupsAtFirst,
  groupsFound,
  type PaletteEntry,
  SEARCH_KEY,
  searchGroup,
} from "./palette-groups.ts";
import { listPaletteScreens } from "./palette-screens.ts";
import { recentScreens, rememberScreen } from "./recent-screens.ts";
import { usePaletteRecords } from "./use-palette-records.ts";

const LABEL = "Search or go to";

function Picture({ picture }: { picture: PaletteEntry["picture"] }) {
  if (picture.kind === "logo") return <LogoTile name={picture.name} src={picture.src} size={24} />;
  const Icon = picture.icon ?? IconArrowRight;
  return (
    <span className={classes.icon}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </span>
  );
}

/** The command palette: a search field above matching screens and records. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { app, urls } = useFrame();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const screens = useMemo(() => listPaletteScreens(user), [user]);
  // The portals have other content; if the request fails, the group is just missing.
  const menu = useQuery({ ...api.siteData.menu.options(), enabled: app === "site" });
  const content = useMemo(() => toPaletteContent(menu.data?.data), [menu.data]);
  const [recent] = useState(recentScreens);
  const [typed, setTyped] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const text = typed.trim();
  const { records, isPending, hasFailed, retry } = usePaletteRecords(text);

  // `showModal` rather than the attribute `open`: it makes the page inert and restores the focus.
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);

  const groups =
    text === ""
      ? groupsAtFirst(screens, recent, content)
      : [
          ...groupsFound(screens, text, records, content),
          ...(app === "site" ? [searchGroup(text)] : []),
        ];
  const entries = groups.flatMap((group) => group.entries);
  const active = entries.find(({ key }) => key === pointed) ?? entries[0];

  const close = () => dialog.current?.close();

  const open = ({ path, isScreen }: PaletteEntry) => {
    if (isScreen) rememberScreen(path);
    close();
    const href = hrefFrom(app, urls, path);
    if (href === path) void navigate(path);
    else location.assign(href);
  };

  // The shortcut that opened the palette closes it; the page must not get the event and reopen it.
  const press = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || !/^k$/i.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  const total = entries.filter(({ key }) => key !== SEARCH_KEY).length;
  const isNothing = total === 0 && !isPending && !hasFailed;
  const count = pluralize(total, "result");
  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={LABEL}
      closedby="any"
      onClose={onClose}
    >
      <Command
        className={classes.panel}
        label={LABEL}
        shouldFilter={false}
        loop
        vimBindings={false}
        value={active?.key ?? ""}
        onValueChange={setPointed}
        onKeyDown={press}
      >
        <div className={classes.field}>
          <IconSearch size={18} stroke={1.75} aria-hidden />
          <Command.Input
            ref={field}
            className={classes.input}
            autoCapitalize="off"
            enterKeyHint="go"
            maxLength={100}
            placeholder="Search or go to…"
            value={typed}
            onValueChange={(value) => {
              setTyped(value);
              setPointed(null);
            }}
          />
          <button type="button" className={classes.close} aria-label="Close" onClick={close}>
            <Kbd>Esc</Kbd>
          </button>
        </div>
        <div className={classes.body}>
          <Command.List label="Results" aria-busy={isPending}>
            {groups.map((group) => (
              <Command.Group
                key={group.title}
                heading={<p className={classes.group}>{group.title}</p>}
              >
                {group.entries.map((entry) => (
                  <Command.Item
                    key={entry.key}
                    value={entry.key}
                    className={classes.option}
                    onSelect={() => open(entry)}
                  >
                    <Picture picture={entry.picture} />
                    <span className={classes.title}>{entry.title}</span>
                    {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
                    <span className={classes.enter} aria-hidden>
                      <Kbd>Enter</Kbd>
                    </span>
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {isNothing && <p className={classes.note}>No results for “{text}”.</p>}
          {hasFailed && (
            <p className={classes.note} role="alert">
              Search isn’t working right now.
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
      </Command>
    </dialog>
  );
}
