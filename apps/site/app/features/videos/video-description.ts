import type { Video } from "@devguild/schemas/videos";

const SECONDS_A_MINUTE = 60;

/** Describes a video in one sentence, from whatever is known. */
export const describeVideo = ({ title, speakers, event, duration_seconds, topics }: Video) => {
  const minutes = Math.max(1, Math.round(duration_seconds / SECONDS_A_MINUTE));
  const who = speakers.length > 0 ? ` with ${speakers.map(({ name }) => name).join(", ")}` : "";
  const where = event ? ` at ${event.label}` : "";
  const about = topics.length > 0 ? ` about ${topics.join(", ")}` : "";
  return `${title}: ${minutes} minutes${who}${where}${about}.`;
};
