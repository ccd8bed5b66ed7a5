import {
  type Icon,
  IconCalendarEvent,
  IconMapPin,
  IconMicrophone,
  IconPlayerPlay,
  IconTag,
} from "@tabler/icons-react";
import type { PaletteContentKind, PaletteResults } from "@devguild/schemas/palette";
import { localized } from "@devguild/session/redirects";

import type { PaletteContent } from "./palette-content.ts";
import { type PaletteScreen, screensNamed } from "./palette-screens.ts";

/** One line of the palette; `key` is unique. */
export type PaletteEntry = {
  key: string;
  title: string;
  detail: string | null;
  path: string;
  picture: { kind: "icon"; icon: Icon | null } | { kind: "logo"; name: string; src: string | null };
  isScreen: boolean;
};

export type PaletteGroup = { title: string; entries: PaletteEntry[] };

const screenEntry = ({ title, path, icon }: PaletteScreen): PaletteEntry => ({
  key: path,
  title,
  detail: null,
  path,
  picture: { kind: "icon", icon },
  isScreen: true,
});

const recordEntry = (
  kind: string,
  record: { id: number; path: string; logo_url: string | null },
  title: string,
  company: string,
): PaletteEntry => ({
  key: `${kind} ${record.id}`,
  title,
  detail: title === company ? null : company,
  path: localized(record.path),
  picture: { kind: "logo", name: company, src: record.logo_url },
  isScreen: false,
});

const CONTENT_ICONS: Record<PaletteContentKind, Icon> = {
  skill: IconTag,
  place: IconMapPin,
  video: IconPlayerPlay,
  event: IconCalendarEvent,
  speaker: IconMicrophone,
};

const contentEntry = ({ kind, id, title, path }: PaletteResults["content"][number]) => ({
  key: `${kind} ${id}`,
  title,
  detail: null,
  path: localized(path),
  picture: { kind: "icon" as const, icon: CONTENT_ICONS[kind] },
  isScreen: false,
});

const withoutEmpty = (groups: PaletteGroup[]) => groups.filter(({ entries }) => entries.length > 0);

const CONTENT_AT_FIRST = 5;

/** Lists what the palette shows before anything is typed: recent screens, then all others. */
export const groupsAtFirst = (
  screens: readonly PaletteScreen[],
  recent: readonly string[],
  content: PaletteContent = [],
): PaletteGroup[] => {
  const last = recent.flatMap((path) => screens.find((screen) => screen.path === path) ?? []);
  const others = screens.filter((screen) => !last.includes(screen));
  return withoutEmpty([
    { title: "Recent", entries: last.map(screenEntry) },
    { title: "Go to", entries: others.map(screenEntry) },
    ...content.map(({ title, screens: shown }) => ({
      title,
      entries: shown.slice(0, CONTENT_AT_FIRST).map(screenEntry),
    })),
  ]);
};

/**
 * Lists the matches. Screens come first because they need no request: records arriving later must
 * not push away the line that someone is about to open.
 */
export const groupsFound = (
  screens: readonly PaletteScreen[],
  text: string,
  records: PaletteResults | undefined,
  content: PaletteContent = [],
): PaletteGroup[] =>
  withoutEmpty([
    { title: "Go to", entries: screensNamed(screens, text).map(screenEntry) },
    {
      title: "Jobs",
      entries: (records?.jobs ?? []).map((job) =>
        recordEntry("job", job, job.title, job.company_name),
      ),
    },
    { title: "On the site", entries: (records?.content ?? []).map(contentEntry) },
    {
      title: "Companies",
      entries: (records?.companies ?? []).map((company) =>
        recordEntry("company", company, company.name, company.name),
      ),
    },
    ...content.map(({ title, screens: shown }) => ({
      title,
      entries: screensNamed(shown, text).map(screenEntry),
    })),
  ]);
