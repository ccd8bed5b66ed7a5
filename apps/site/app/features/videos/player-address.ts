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
 * Where a video of a provider plays: in a frame that leaves no cookies behind before somebody agrees to
 * them there, and on the provider's own page.
 */
export const getPlayer = (provider: VideoProvider, id: string) => {
  const { name, embed, page } = PLAYERS[provider];
  const part = encodeURIComponent(id);
  return { name, embed: embed(part), page: page(part) };
};
