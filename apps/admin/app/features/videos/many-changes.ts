import type { VideosBody, VideosPreview } from "@devguild/schemas/admin-videos";
import { BULK_SWITCH, type BulkSwitch } from "@devguild/schemas/constants/video-editing";
import { pluralize } from "@devguild/schemas/formats";

/** What is chosen to change about several videos, as the fields hold it. */
export type ManyValues = {
  status: BulkSwitch;
  requiresLogin: BulkSwitch;
  featured: BulkSwitch;
  /** "" leaves it. */
  event_id: string;
  release_date: string;
  skillsMode: "unchanged" | "add" | "replace";
  skills: string[];
};

export const UNCHANGED: ManyValues = {
  status: BULK_SWITCH.UNCHANGED,
  requiresLogin: BULK_SWITCH.UNCHANGED,
  featured: BULK_SWITCH.UNCHANGED,
  event_id: "",
  release_date: "",
  skillsMode: "unchanged",
  skills: [],
};

type Changes = Omit<VideosBody, "selected_videos">;

/**
 * Converts what is chosen to the API's body; only what was touched is in it. No skills clear those of the
 * videos if they replace them, and change nothing if they are added. Pure. Source: docs/product/videos.md.
 */
export const toChanges = (values: ManyValues): Changes => {
  const { status, requiresLogin, featured, event_id, release_date, skillsMode, skills } = values;
  const replaces = skillsMode === "replace";
  const sendsSkills = replaces || (skillsMode === "add" && skills.length > 0);
  return {
    status,
    requiresLogin,
    featured,
    ...(event_id !== "" && { event_id: Number(event_id) }),
    ...(release_date !== "" && { release_date }),
    ...(sendsSkills && { skills: skills.map(Number) }),
    remove_current_skills: replaces,
  };
};

/** Returns whether anything would change. Pure. */
export const isTouched = ({ status, requiresLogin, featured, ...changes }: Changes) =>
  [status, requiresLogin, featured].some((each) => each !== BULK_SWITCH.UNCHANGED) ||
  [changes.event_id, changes.release_date, changes.skills].some((each) => each !== undefined);

type Field = { changed: number; same: number } | null;

const say = (field: Field, becomes: string, isAlready: string) =>
  field
    ? [`${field.changed} ${becomes}${field.same > 0 ? `, ${field.same} ${isAlready}` : ""}`]
    : [];

/** Says what a change would do, one line for each field and skill. Pure. */
export const describeChanges = (
  preview: VideosPreview,
  { status, requiresLogin, featured }: Changes,
): string[] => [
  ...(status === BULK_SWITCH.ON
    ? say(preview.status, "go public", "already are")
    : say(preview.status, "come off the site", "already aren’t public")),
  ...(requiresLogin === BULK_SWITCH.ON
    ? say(preview.requires_login, "will need a login", "already do")
    : say(preview.requires_login, "open to everyone", "already are")),
  ...(featured === BULK_SWITCH.ON
    ? say(preview.featured, "become featured", "already are")
    : say(preview.featured, "stop being featured", "aren’t featured")),
  ...say(preview.event, "move to the event", "are part of it already"),
  ...say(preview.release_date, "get the release date", "have it already"),
  ...(preview.skills?.length === 0 ? ["No skills change"] : []),
  ...(preview.skills ?? []).flatMap(({ label, gained, lost }) =>
    [gained > 0 && `${gained} gain ${label}`, lost > 0 && `${lost} lose ${label}`].filter(
      (line) => line !== false,
    ),
  ),
  ...(preview.live > 0 ? [`${pluralize(preview.live, "live video")} left out`] : []),
];
