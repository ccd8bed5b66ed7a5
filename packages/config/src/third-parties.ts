import type { ThirdParty } from "@devguild/schemas/constants/third-parties";
import { z } from "zod";

const url = z.url({ protocol: /^https?$/ });
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** The variables of third-party services, for readConfiguration; all are optional. */
export const thirdPartyVariables = {
  INTERCOM_APP_ID: z.string().regex(/^\w+$/, "must be the id of a workspace").optional(),
  INTERCOM_SECRET: z.string().optional(),
  INTERCOM_URL: url.default("https://widget.intercom.io"),
  GTM_ID: z
    .string()
    .regex(/^GTM-\w+$/, "must begin with GTM-")
    .optional(),
  GTM_URL: url.default("https://www.googletagmanager.com"),
  SESSION_RECORDING_ID: z.string().regex(/^\w+$/, "must be the id of a project").optional(),
  SESSION_RECORDING_URL: url.default("https://www.clarity.ms"),
  MARKETING_SCRIPT_URL: url.optional(),
  MARKETING_HOSTS: z
    .string()
    .transform((text) => text.split(",").map((host) => host.trim()))
    .refine((hosts) => hosts.every(isOrigin), "must be origins such as https://js.example.com")
    .optional(),
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/, "must be an API key")
    .optional(),
  MAPS_URL: url.default("https://maps.googleapis.com"),
  ERROR_DSN: url
    .regex(/^https?:\/\/\w+@[^/@]+\/(?:.+\/)?\d+$/, "must be https://KEY@HOST/PROJECT")
    .optional(),
};

const variables = z.object(thirdPartyVariables);
type Values = z.output<typeof variables>;

/**
 * A third-party service: the URL of its script, and the origins that it loads from and connects to.
 */
type ThirdPartyAccount = { script: string; hosts: readonly string[] };

export type ThirdPartyAccounts = Partial<Record<ThirdParty, ThirdPartyAccount>>;

/** Lists the problems of the variables of third-party services, one per line. */
export const findThirdPartyProblems = (values: Values): string[] => [
  // Without the secret, anyone could use the chat under another user's name.
  ...(values.INTERCOM_APP_ID && !values.INTERCOM_SECRET
    ? ["INTERCOM_SECRET: is needed beside INTERCOM_APP_ID"]
    : []),
  ...(values.MARKETING_HOSTS && !values.MARKETING_SCRIPT_URL
    ? ["MARKETING_SCRIPT_URL: is needed beside MARKETING_HOSTS"]
    : []),
];

/** Returns the configured third-party services. */
export const readThirdParties = (values: Values): ThirdPartyAccounts => {
  const {
    INTERCOM_APP_ID: chat,
    GTM_ID: tags,
    SESSION_RECORDING_ID: recording,
    MARKETING_SCRIPT_URL: marketing,
    MAPS_KEY: maps,
  } = values;
  const service = (script: string, hosts: readonly string[] = []): ThirdPartyAccount => ({
    script,
    hosts: [new URL(script).origin, ...hosts],
  });
  const at = (base: string, path: string) => service(new URL(base).origin + path);
  return {
    ...(chat && { chat: at(values.INTERCOM_URL, `/widget/${chat}`) }),
    ...(tags && { "tag-manager": at(values.GTM_URL, `/gtm.js?id=${tags}`) }),
    ...(recording && {
      "session-recording": at(values.SESSION_RECORDING_URL, `/tag/${recording}`),
    }),
    ...(marketing && { marketing: service(marketing, values.MARKETING_HOSTS) }),
    ...(maps && {
      maps: at(
        values.MAPS_URL,
        `/maps/api/js?key=${maps}&language=en&libraries=places&loading=async`,
      ),
    }),
  };
};
