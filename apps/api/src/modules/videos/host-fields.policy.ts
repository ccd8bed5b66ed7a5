import type { HostField } from "@devguild/schemas/constants/video-imports";

/** What a host says about a video, as it is stored here. */
export type HostFields = {
  title: string;
  /** As HTML. */
  description: string;
  duration_seconds: number | null;
  /** The address of the picture at the host. */
  thumbnail: string | null;
  /** Where our copy of that picture is. */
  stored_thumbnail: string | null;
};

/** The same fields of the video here. */
type OwnFields = {
  title: string;
  description: string;
  duration_seconds: number;
  thumbnail_url: string | null;
};

export type HostChanges = {
  /** What the host changed and nobody edited here. */
  fields: HostField[];
  /** What the host changed, but someone edited here, which stays. */
  kept: HostField[];
};

const FIELDS: readonly HostField[] = ["title", "description", "duration_seconds", "thumbnail"];

/**
 * Compares what a host says now with what it said last time: a change is taken over unless the field was
 * edited here since. Pure. Source: docs/product/videos.md.
 */
export const compareHostFields = (
  own: OwnFields,
  last: HostFields,
  next: Omit<HostFields, "stored_thumbnail">,
): HostChanges => {
  const isEdited = (field: HostField) =>
    field === "thumbnail"
      ? own.thumbnail_url !== last.stored_thumbnail
      : own[field] !== last[field];
  // A length or a picture that the host has lost is no change.
  const changed = FIELDS.filter((field) => next[field] !== null && next[field] !== last[field]);
  return {
    fields: changed.filter((field) => !isEdited(field)),
    kept: changed.filter(isEdited),
  };
};
