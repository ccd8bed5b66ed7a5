import { isMisleading } from "./misleading-addresses.ts";
import type { VideoProvider } from "./videos.ts";

/** A video by its host and id. */
export type HostedVideo = { provider: VideoProvider; id: string };

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

const parseYoutubeId = ({ hostname, pathname, searchParams }: URL) => {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(hostname)) return null;
  const [, kind, id] = pathname.split("/");
  if (kind === "watch") return searchParams.get("v");
  return kind === "embed" || kind === "shorts" || kind === "live" ? (id ?? null) : null;
};

const parseVimeoId = ({ hostname, pathname }: URL) =>
  VIMEO_HOSTS.has(hostname)
    ? (/^\/(?:video\/|event\/)?(\d+)\/?$/.exec(pathname)?.[1] ?? null)
    : null;

/**
 * Parses the URL of a video at one of the supported hosts; null for anything else. Only the id is
 * returned, so that no other part of the URL reaches a page. Pure.
 */
export const parseHostedVideo = (address: string): HostedVideo | null => {
  if (!URL.canParse(address) || isMisleading(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:") return null;
  const youtube = parseYoutubeId(url);
  if (youtube !== null && /^[\w-]{11}$/.test(youtube)) return { provider: "youtube", id: youtube };
  const vimeo = parseVimeoId(url);
  return vimeo !== null && vimeo.length <= 12 ? { provider: "vimeo", id: vimeo } : null;
};

const IDS: Record<VideoProvider, RegExp> = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^[1-9]\d{0,11}$/,
};

/**
 * Finds the video that someone means who pastes its URL or enters its id at a host; the host of a URL
 * wins. Null for anything else. Pure.
 */
export const findHostedVideo = (provider: VideoProvider, typed: string): HostedVideo | null => {
  const text = typed.trim();
  return IDS[provider].test(text) ? { provider, id: text } : parseHostedVideo(text);
};
