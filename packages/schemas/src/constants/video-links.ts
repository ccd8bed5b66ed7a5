import type { VideoProvider } from "./videos.ts";

/** A video as its host knows it. */
export type HostedVideo = { provider: VideoProvider; id: string };

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);
const VIMEO_HOSTS = new Set(["vimeo.com", "www.vimeo.com", "player.vimeo.com"]);

const youtubeIdOf = ({ hostname, pathname, searchParams }: URL) => {
  if (hostname === "youtu.be") return pathname.slice(1);
  if (!YOUTUBE_HOSTS.has(hostname)) return null;
  const [, kind, id] = pathname.split("/");
  if (kind === "watch") return searchParams.get("v");
  return kind === "embed" || kind === "shorts" || kind === "live" ? (id ?? null) : null;
};

const vimeoIdOf = ({ hostname, pathname }: URL) =>
  VIMEO_HOSTS.has(hostname)
    ? (/^\/(?:video\/|event\/)?(\d+)\/?$/.exec(pathname)?.[1] ?? null)
    : null;

/**
 * The video that an https address of one of our hosts leads to; null for any other text. Only the id
 * goes on from here, so that nothing else of an address reaches a page. Pure.
 */
export const parseHostedVideo = (address: string): HostedVideo | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:") return null;
  const youtube = youtubeIdOf(url);
  if (youtube !== null && /^[\w-]{11}$/.test(youtube)) return { provider: "youtube", id: youtube };
  const vimeo = vimeoIdOf(url);
  return vimeo !== null && vimeo.length <= 12 ? { provider: "vimeo", id: vimeo } : null;
};
