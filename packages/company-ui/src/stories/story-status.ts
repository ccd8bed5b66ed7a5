import type { StatusTone } from "@devguild/design-system/status";
import { STORY_STATUSES, type StoryStatus } from "@devguild/schemas/constants/stories";

/** How a story's status is shown. */
export const STORY_STATUS: Record<StoryStatus, { label: string; tone: StatusTone }> = {
  [STORY_STATUSES.LIVE]: { label: "Live", tone: "ok" },
  [STORY_STATUSES.DRAFT]: { label: "Draft", tone: "off" },
  [STORY_STATUSES.UNPUBLISHED]: { label: "Unpublished", tone: "off" },
};
