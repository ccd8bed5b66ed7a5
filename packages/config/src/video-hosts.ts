import { z } from "zod";

const origin = (missing: string) => z.url({ protocol: /^https?$/ }).default(missing);

/** The variables of accounts at video hosts, for readConfiguration. */
export const videoHostVariables = {
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_CHANNEL_ID: z.string().min(1).optional(),
  YOUTUBE_API_URL: origin("https://www.googleapis.com"),
  VIMEO_TOKEN: z.string().min(1).optional(),
  VIMEO_API_URL: origin("https://api.vimeo.com"),
};

const variables = z.object(videoHostVariables);
type Values = z.output<typeof variables>;

/** A YouTube channel, and a key that can read it. */
export type YoutubeAccount = { url: string; key: string; channelId: string };
/** A Vimeo account by its token. */
export type VimeoAccount = { url: string; token: string };

export type VideoHostAccounts = {
  youtube: YoutubeAccount | undefined;
  vimeo: VimeoAccount | undefined;
};

/** Lists the problems of the variables, one per line: a channel needs a key, and a key a channel. */
export const findVideoHostProblems = (values: Values): string[] =>
  Boolean(values.YOUTUBE_API_KEY) === Boolean(values.YOUTUBE_CHANNEL_ID)
    ? []
    : [
        `${values.YOUTUBE_API_KEY ? "YOUTUBE_CHANNEL_ID" : "YOUTUBE_API_KEY"}: is needed to import videos from YouTube`,
      ];

/** Returns the configured accounts at video hosts. */
export const readVideoHosts = ({
  YOUTUBE_API_KEY: key,
  YOUTUBE_CHANNEL_ID: channelId,
  YOUTUBE_API_URL,
  VIMEO_TOKEN: token,
  VIMEO_API_URL,
}: Values): VideoHostAccounts => ({
  youtube: key && channelId ? { url: new URL(YOUTUBE_API_URL).origin, key, channelId } : undefined,
  vimeo: token ? { url: new URL(VIMEO_API_URL).origin, token } : undefined,
});
