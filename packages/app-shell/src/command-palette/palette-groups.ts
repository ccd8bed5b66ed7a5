import {
  type Icon,
  IconBriefcase,
  IconBroadcast,
  IconBuildingOff,
  IconCalendarEvent,
  IconFileInvoice,
  IconMapPin,
  IconMicrophone,
  IconNews,
  IconPlayerPlay,
  IconSearch,
  IconTag,
  IconUserCircle,
} from "@tabler/icons-react";
import type {
  PaletteContentKind,
  PaletteRecordKind,
  PaletteResults,
} from "@devguild/schemas/palette";
import { formatCount } from "@devguild/schemas/formats";
import { plainText } from "@devguild/schemas/slugs";
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
  article: IconNews,
};

const contentEntry = ({ kind, id, title, path, jobs }: PaletteResults["content"][number]) => ({
  key: `${kind} ${id}`,
  title,
  detail: jobs === null ? null : `${formatCount(jobs)} open`,
  path: localized(path),
  picture: { kind: "icon" as const, icon: CONTENT_ICONS[kind] },
  isScreen: false,
});

const RECORD_ICONS: Record<PaletteRecordKind, Icon> = {
  developer: IconUserCircle,
  video: IconPlayerPlay,
  article: IconNews,
  live_event: IconBroadcast,
  conference: IconCalendarEvent,
  listing: IconBriefcase,
  invoice: IconFileInvoice,
  deleted_company: IconBuildingOff,
};

const officeEntry = ({ kind, id, title, detail, path }: PaletteResults["records"][number]) => ({
  key: `record ${kind} ${id}`,
  title,
  detail,
  path: localized(path),
  picture: { kind: "icon" as const, icon: RECORD_ICONS[kind] },
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

/** The key of the line that searches all jobs, which isn't a result. */
export const SEARCH_KEY = "search";

/** Builds the last line on the site: the job search for the same text. */
export const searchGroup = (text: string): PaletteGroup => ({
  title: "Search",
  entries: [
    {
      key: SEARCH_KEY,
      title: `Search all jobs for “${text}”`,
      detail: null,
      path: `${localized("/jobs")}?words=${encodeURIComponent(text)}`,
      picture: { kind: "icon", icon: IconSearch },
      isScreen: false,
    },
  ],
});

/**
 * Lists the matches. Screens come first because they need no request: records arriving later must
 * not push away the line that someone is about to open. Of the records, a company or a skill of
 * exactly this name comes before the jobs that mention it.
 */
export const groupsFound = (
  screens: readonly PaletteScreen[],
  text: string,
  records: PaletteResults | undefined,
  content: PaletteContent = [],
): PaletteGroup[] => {
  const { jobs = [], companies = [], content: found = [], records: office = [] } = records ?? {};
  const isExactly = (name: string) => plainText(name) === plainText(text);
  const companyGroup = {
    title: "Companies",
    entries: companies.map((company) =>
      recordEntry("company", company, company.name, company.name),
    ),
    isFirst: companies.some(({ name }) => isExactly(name)),
  };
  const foundGroup = {
    title: "On the site",
    entries: found.map(contentEntry),
    isFirst: found.some(
      ({ kind, title }) => kind === "skill" && isExactly(title.replace(/ jobs$/, "")),
    ),
  };
  const developers = office.filter(({ kind }) => kind === "developer");
  const developerGroup = {
    title: "Developers",
    entries: developers.map(officeEntry),
    isFirst: developers.some(
      ({ id, title, detail }) =>
        isExactly(title) || isExactly(detail ?? "") || isExactly(String(id)),
    ),
  };
  const officeGroup = {
    title: "In the back office",
    entries: office.filter(({ kind }) => kind !== "developer").map(officeEntry),
    isFirst: false,
  };
  const jobGroup = {
    title: "Jobs",
    entries: jobs.map((job) => recordEntry("job", job, job.title, job.company_name)),
    isFirst: false,
  };
  return withoutEmpty([
    { title: "Go to", entries: screensNamed(screens, text).map(screenEntry) },
    ...[jobGroup, officeGroup, developerGroup, foundGroup, companyGroup].toSorted(
      (a, b) => Number(b.isFirst) - Number(a.isFirst),
    ),
    ...content.map(({ title, screens: shown }) => ({
      title,
      // The newest articles are found by the API as well.
      entries: screensNamed(shown, text)
        .map(screenEntry)
        .filter(({ path }) => !foundGroup.entries.some((entry) => entry.path === path)),
    })),
  ]);
};
