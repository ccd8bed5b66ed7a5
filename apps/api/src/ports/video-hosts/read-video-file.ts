import { text } from "node:stream/consumers";

import { UPLOAD_STATUSES } from "@devguild/schemas/constants/video-editing";
import {
  FILE_VIDEOS_MAX,
  VIDEO_IMPORT_MESSAGES as M,
} from "@devguild/schemas/constants/video-imports";
import { findHostedVideo } from "@devguild/schemas/constants/video-links";
import { VIDEO_PROVIDERS } from "@devguild/schemas/constants/videos";
import { parse } from "csv-parse/sync";

import type { FileStore } from "../files/files.port.ts";
import { getFolder } from "../files/signed-uploads.ts";
import { type Fields, fieldsAt, isFields, listAt, textAt } from "../job-boards/read-fields.ts";
import { parseSeconds, toDay } from "./read-values.ts";
import { type FoundVideo, HostProblem } from "./video-hosts.port.ts";

type Skipped = { row: number; title: string; reason: string };
export type VideoFile = { videos: FoundVideo[]; skipped: Skipped[] };

// What the exports of hosts and of common programs call each field, the most telling name first.
const NAMES = {
  title: ["title", "video_title", "video_title_original", "name", "video"],
  link: ["url", "link", "webpage_url", "video_url", "address"],
  id: ["provider_video_id", "id_at_the_host", "video_id", "content", "id"],
  host: ["provider", "host"],
  length: ["duration_seconds", "seconds", "duration", "length"],
  milliseconds: ["approx_duration_ms", "duration_ms"],
  released: [
    "release_date",
    "released",
    "released_on",
    "upload_date",
    "video_publish_time",
    "video_publish_timestamp",
    "published_at",
    "release_time",
    "date",
  ],
  description: ["description", "video_description", "video_description_original"],
  picture: ["thumbnail", "thumbnail_url", "picture"],
} as const;

const MAX_SHOWN = 100;
const DESCRIPTION_MAX = 5000;
const TITLE_MAX = 300;

const toName = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");

const findText = (row: Fields, names: readonly string[]) => {
  const name = names.find((each) => textAt(row, each) !== "");
  return name === undefined ? "" : textAt(row, name);
};

/** Brings the nested answers of hosts into one level. */
const flatten = (item: Fields): Fields => {
  const nested = { ...item, ...fieldsAt(item, "snippet"), ...fieldsAt(item, "contentDetails") };
  const sizes = fieldsAt(nested, "thumbnails");
  const largest = ["maxres", "standard", "high", "medium", "default"].find((each) => each in sizes);
  const picture = largest
    ? textAt(fieldsAt(sizes, largest), "url")
    : textAt(listAt(fieldsAt(item, "pictures"), "sizes").at(-1) ?? {}, "link");
  const named = Object.entries(nested).map(([name, value]) => [toName(name), value] as const);
  return { ...Object.fromEntries(named), ...(picture !== "" && { thumbnail: picture }) };
};

const readJson = (content: string): Fields[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    throw new HostProblem(M.fileJson);
  }
  const lists = isFields(parsed)
    ? [parsed["videos"], parsed["items"], parsed["data"], parsed["entries"]]
    : [parsed];
  const list = lists.find((each) => Array.isArray(each));
  return Array.isArray(list) ? list.filter(isFields).map(flatten) : [];
};

const readCsv = (content: string): Fields[] => {
  const [names = ""] = content.trimStart().split("\n", 1);
  const count = (part: string) => names.split(part).length;
  const delimiter = [",", ";", "\t"].reduce((best, each) =>
    count(each) > count(best) ? each : best,
  );
  try {
    return parse(content, {
      bom: true,
      columns: (head: string[]) => head.map(toName),
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: FILE_VIDEOS_MAX + 1,
    });
  } catch {
    throw new HostProblem(M.fileCsv);
  }
};

const findHosted = (row: Fields) => {
  const link = findText(row, NAMES.link);
  const id = findText(row, NAMES.id);
  const named = findText(row, NAMES.host).toLowerCase();
  const provider = VIDEO_PROVIDERS.find((each) => each === named) ?? VIDEO_PROVIDERS[0];
  return findHostedVideo(provider, link) ?? findHostedVideo(provider, id);
};

const toVideo = (row: Fields): FoundVideo | string => {
  const hosted = findHosted(row);
  const title = findText(row, NAMES.title).slice(0, TITLE_MAX);
  const milliseconds = Number(findText(row, NAMES.milliseconds));
  const seconds = parseSeconds(findText(row, NAMES.length)) ?? Math.round(milliseconds / 1000);
  const releasedOn = toDay(findText(row, NAMES.released));
  const picture = findText(row, NAMES.picture);
  if (!hosted) return "It has no link to YouTube or Vimeo.";
  if (title === "") return "It has no title.";
  if (seconds < 1) return "It has no length.";
  if (releasedOn === null) return "It has no release date.";
  return {
    id: hosted.id,
    provider: hosted.provider,
    title,
    description: findText(row, NAMES.description).slice(0, DESCRIPTION_MAX),
    durationSeconds: seconds,
    releasedOn,
    thumbnailUrl: picture.startsWith("https://") ? picture : null,
    uploadStatus: UPLOAD_STATUSES.UPLOADED,
  };
};

/** Returns by what a video in a file is selected. */
export const toFileVideoKey = ({ provider, id }: FoundVideo) => `${provider}/${id}`;

/**
 * Reads the videos that an uploaded CSV or JSON file lists, each once, and says which rows can't be
 * imported. Throws `HostProblem` if the file can't be read. Source: docs/product/videos.md.
 */
export const readVideoFile = async (files: FileStore, key: string): Promise<VideoFile> => {
  const file = await files.open(getFolder("feed"), key);
  if (!file) throw new HostProblem(M.fileGone);
  const content = await text(file.stream());
  const isJson = key.endsWith(".json");
  const rows = isJson ? readJson(content) : readCsv(content);
  // A spreadsheet's first row has the names of the columns.
  const first = isJson ? 1 : 2;
  if (rows.length === 0) throw new HostProblem(M.fileEmpty);
  if (rows.length > FILE_VIDEOS_MAX) throw new HostProblem(M.fileTooLong);
  const found = new Map<string, FoundVideo>();
  const skipped: Skipped[] = [];
  for (const [index, row] of rows.entries()) {
    const video = toVideo(row);
    const reason =
      typeof video === "string"
        ? video
        : found.has(toFileVideoKey(video))
          ? "The file lists it twice."
          : null;
    if (reason !== null)
      skipped.push({
        row: index + first,
        title: findText(row, NAMES.title).slice(0, TITLE_MAX),
        reason,
      });
    else if (typeof video !== "string") found.set(toFileVideoKey(video), video);
  }
  if (found.size === 0) throw new HostProblem(M.fileColumns);
  return { videos: [...found.values()], skipped: skipped.slice(0, MAX_SHOWN) };
};
