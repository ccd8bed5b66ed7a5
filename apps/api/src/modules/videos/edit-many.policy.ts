import type { VideosBody, VideosPreview } from "@devguild/schemas/admin-videos";
import { BULK_SWITCH, type BulkSwitch } from "@devguild/schemas/constants/video-editing";

/** The columns that a change of many videos can change. */
export type EditedColumns = {
  published: boolean;
  requires_login: boolean;
  featured: boolean;
  event_id: number | null;
  release_date: string;
  skill_ids: number[];
};

/** What changes about each of them. */
export type VideoChanges = Omit<VideosBody, "selected_videos">;

const turn = (wanted: BulkSwitch, before: boolean) =>
  wanted === BULK_SWITCH.UNCHANGED ? before : wanted === BULK_SWITCH.ON;

const changeSkills = (
  before: number[],
  { skills, remove_current_skills: replaces }: VideoChanges,
) => {
  if (skills === undefined) return before;
  return skills.length === 0 || replaces
    ? [...new Set(skills)]
    : [...new Set([...before, ...skills])];
};

/** Returns what a video's columns are after a change. Pure. Source: docs/product/videos.md. */
export const applyChanges = (before: EditedColumns, changes: VideoChanges): EditedColumns => ({
  published: turn(changes.status, before.published),
  requires_login: turn(changes.requiresLogin, before.requires_login),
  featured: turn(changes.featured, before.featured),
  event_id: changes.event_id ?? before.event_id,
  release_date: changes.release_date ?? before.release_date,
  skill_ids: changeSkills(before.skill_ids, changes),
});

type Pair = { before: EditedColumns; after: EditedColumns };

const countField = (pairs: readonly Pair[], isTouched: boolean, name: keyof EditedColumns) => {
  if (!isTouched) return null;
  const changed = pairs.filter(({ before, after }) => before[name] !== after[name]).length;
  return { changed, same: pairs.length - changed };
};

const countSkills = (pairs: readonly Pair[]) => {
  const counts = new Map<number, { gained: number; lost: number }>();
  const add = (id: number, what: "gained" | "lost") => {
    const found = counts.get(id) ?? { gained: 0, lost: 0 };
    counts.set(id, { ...found, [what]: found[what] + 1 });
  };
  for (const { before, after } of pairs) {
    for (const id of after.skill_ids) if (!before.skill_ids.includes(id)) add(id, "gained");
    for (const id of before.skill_ids) if (!after.skill_ids.includes(id)) add(id, "lost");
  }
  return [...counts].map(([id, { gained, lost }]) => ({ id, gained, lost }));
};

type Preview = Omit<VideosPreview, "skills" | "live"> & {
  skills: { id: number; gained: number; lost: number }[] | null;
};

/** Counts what a change would do with some videos. Pure. Source: docs/product/videos.md. */
export const previewChanges = (
  videos: readonly EditedColumns[],
  changes: VideoChanges,
): Preview => {
  const pairs = videos.map((before) => ({ before, after: applyChanges(before, changes) }));
  const isSwitched = (wanted: BulkSwitch) => wanted !== BULK_SWITCH.UNCHANGED;
  return {
    total: videos.length,
    status: countField(pairs, isSwitched(changes.status), "published"),
    requires_login: countField(pairs, isSwitched(changes.requiresLogin), "requires_login"),
    featured: countField(pairs, isSwitched(changes.featured), "featured"),
    event: countField(pairs, changes.event_id !== undefined, "event_id"),
    release_date: countField(pairs, changes.release_date !== undefined, "release_date"),
    skills: changes.skills === undefined ? null : countSkills(pairs),
  };
};
