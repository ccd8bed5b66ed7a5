import { CoverArt } from "@devguild/design-system/cover-art";
import type { Column } from "@devguild/design-system/data-table";
import { formatDuration } from "@devguild/design-system/duration";
import { RowLink } from "@devguild/design-system/row-link";
import type {
  AdminVideoRow,
  AdminVideosFilter,
  AdminVideosCsvQuery,
  VideoEditOptions,
} from "@devguild/schemas/admin-videos";
import {
  ADMIN_VIDEO_ORDERS,
  type AdminVideoOrder,
} from "@devguild/schemas/constants/video-editing";
import { IconLock, IconStar } from "@tabler/icons-react";

import { Figure, NoValue, ShortDate } from "../lists/cells.tsx";
import type { FilterChoice } from "../lists/filter-choice.tsx";
import type { ChoicesQuery } from "@devguild/design-system/filter-menu";
import type { ListShape, ListState } from "../lists/list-address.ts";
import type { List } from "../lists/use-list.ts";
import { editVideoPath } from "./video-addresses.ts";
import classes from "./video-list.module.css";
import { VideoStatus } from "./video-status.tsx";

type Filter = "events" | "skills" | "requiresLogin" | "status";

const FLAGS = ["0", "1"];
const ICON = { size: 16, stroke: 1.75, role: "img" } as const;

/** The list of videos. */
export const VIDEO_LIST: ListShape<AdminVideoOrder, Filter> = {
  text: "metadata",
  orders: ADMIN_VIDEO_ORDERS,
  defaultOrder: { order: "release_date", direction: "desc" },
  filters: {
    events: { values: "ids", many: true },
    skills: { values: "ids", many: true },
    requiresLogin: { values: FLAGS, many: true },
    status: { values: FLAGS, many: true },
  },
};

export type VideosList = List<AdminVideoOrder, Filter>;

const toChoices = (options: readonly { id: number; label: string }[] = []) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

/** Builds the filters of the list. */
export const buildVideoFilters = (
  query: ChoicesQuery & { data?: { data: VideoEditOptions } | undefined },
): FilterChoice<Filter>[] => [
  { name: "events", label: "Event", options: toChoices(query.data?.data.events), query },
  { name: "skills", label: "Skill", options: toChoices(query.data?.data.skills), query },
  {
    name: "requiresLogin",
    label: "Login",
    options: [
      { value: "1", label: "Needs login" },
      { value: "0", label: "Open to everyone" },
    ],
  },
  {
    name: "status",
    label: "Status",
    options: [
      { value: "1", label: "Published" },
      { value: "0", label: "Unpublished" },
    ],
  },
];

const toFlags = (values: readonly string[]) => values.map((value) => value === "1");

/** Converts the list's state to the API's filters. */
export const toVideosFilter = ({
  text,
  filters,
}: ListState<AdminVideoOrder, Filter>): Partial<AdminVideosFilter> => ({
  metadata: text,
  events: filters.events.map(Number),
  skills: filters.skills.map(Number),
  requiresLogin: toFlags(filters.requiresLogin),
  status: toFlags(filters.status),
});

/** Converts the list's state to the API's query for all that it finds, in its order. */
export const toVideosQuery = (
  state: ListState<AdminVideoOrder, Filter>,
): Partial<AdminVideosCsvQuery> => ({
  ...toVideosFilter(state),
  order_by: state.order,
  order_by_direction: state.direction,
});

/** The columns of the list of videos; the title opens one. */
export const VIDEO_COLUMNS: Column<AdminVideoRow>[] = [
  {
    id: "title",
    head: "Video",
    width: "44%",
    sortable: true,
    cell: ({ id, title, thumbnail_url, speakers }) => (
      <div className={classes.video}>
        <div className={classes.picture}>
          <CoverArt title={title} src={thumbnail_url} ratio="wide" />
        </div>
        <div className={classes.words}>
          <RowLink to={editVideoPath(id)} title={title}>
            {title}
          </RowLink>
          {speakers.length > 0 && (
            <span className={classes.speakers}>{speakers.map(({ name }) => name).join(", ")}</span>
          )}
        </div>
      </div>
    ),
  },
  { id: "event", head: "Event", cell: ({ event }) => event?.label ?? <NoValue /> },
  {
    id: "release_date",
    head: "Released",
    kind: "date",
    sortable: true,
    cell: ({ release_date: date }) => <ShortDate date={date} />,
  },
  {
    id: "status",
    head: "Status",
    cell: (video) => <VideoStatus video={video} />,
  },
  {
    id: "marks",
    head: "Marks",
    cell: ({ featured, requires_login_status: isLocked }) =>
      featured || isLocked ? (
        <span className={classes.marks}>
          {featured && <IconStar {...ICON} aria-label="Featured" />}
          {isLocked && <IconLock {...ICON} aria-label="Needs login" />}
        </span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: "plays",
    head: "Plays",
    kind: "figure",
    sortable: true,
    cell: ({ plays }) => <Figure value={plays} />,
  },
  {
    id: "duration_seconds",
    head: "Length",
    kind: "figure",
    sortable: true,
    cell: ({ duration_seconds: seconds }) => formatDuration(seconds),
  },
];
