import type { VideoProvider } from "@devguild/schemas/constants/videos";

type Player = { name: string; embed: (id: string) => string; page: (id: string) => string };

const PLAYERS: Record<VideoProvider, Player> = {
  youtube: {
    name: "YouTube",
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: "Vimeo",
    embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
};

/**
 * Returns a provider's player and page for a video. The embedded player sets no cookies before someone
 * consents to them there.
 */
export const getPlayer = (provider: VideoProvider, id: string) => {
  const { name, embed, page } = PLAYERS[provider];
  const part = encodeURIComponent(id);
  return { name, embed: embed(part), page: page(part) };
};
