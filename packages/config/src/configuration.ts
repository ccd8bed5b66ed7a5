import { z } from "zod";

import { type CrmAccount, readCrmAccount, findCrmProblems, crmVariables } from "./crm.ts";
import { databaseVariables, type DatabaseLimits, readDatabaseLimits } from "./database.ts";
import {
  findOAuthProblems,
  guildIdClient,
  type OAuthClient,
  oauthVariables,
  readOAuthClients,
} from "./oauth.ts";
import { type Operator, readOperator, operatorVariables } from "./operator.ts";
import { findSellerProblems, readSeller, type Seller, sellerVariables } from "./seller.ts";
import { findPushProblems, type PushSettings, pushVariables, readPushSettings } from "./push.ts";
import { type S3Bucket, readS3Bucket, findS3Problems, s3Variables } from "./s3.ts";
import { DEMO_SECRET, findSecretProblems } from "./secret.ts";
import { findSmsProblems, smsVariables, type TwilioAccount, readTwilioAccount } from "./sms.ts";
import {
  type ThirdPartyAccounts,
  readThirdParties,
  findThirdPartyProblems,
  thirdPartyVariables,
} from "./third-parties.ts";
import {
  findVideoHostProblems,
  readVideoHosts,
  type VideoHostAccounts,
  videoHostVariables,
} from "./video-hosts.ts";

const port = (missing: number) => z.coerce.number().int().min(1).max(65_535).default(missing);
const address = (missing: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default(missing);

const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: ({ input }) => `${String(input)} is neither an address nor a network such as 10.0.0.0/8`,
});
const proxies = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(proxy));

/** Every variable that the product reads. */
export const environment = z.object({
  DEVGUILD_ENV: z.enum(["demo", "production"]).default("demo"),
  API_PORT: port(4000),
  SITE_PORT: port(3000),
  COMPANY_PORT: port(3001),
  ADMIN_PORT: port(3002),
  API_INTERNAL_URL: z.url({ protocol: /^https?$/ }).optional(),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  COMPANY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_URL: z.url({ protocol: /^https?$/ }).optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, "must be a domain")
    .optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...databaseVariables,
  ...s3Variables,
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Devguild <hello@devguild.example>"),
  SUPPORT_EMAIL: z.email().default("support@devguild.example"),
  ...operatorVariables,
  ...sellerVariables,
  ...smsVariables,
  ...crmVariables,
  ...videoHostVariables,
  ...pushVariables,
  ...thirdPartyVariables,
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  TRUSTED_PROXIES: proxies.default(["127.0.0.1", "::1"]),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  MAINTENANCE: z.enum(["0", "1"]).default("0"),
  SERVICE_WORKER: z.enum(["0", "1"]).default("1"),
  ONE_CLICK_APPLY: z.enum(["0", "1"]).default("0"),
  PROMO_BANNER: z.enum(["0", "1"]).default("0"),
  ...oauthVariables,
});

export type Configuration = {
  env: "demo" | "production";
  /** The address that servers bind to: in the demo, only this machine can reach them. */
  host: string;
  ports: { api: number; site: number; company: number; admin: number };
  urls: { api: string; site: string; company: string; admin: string };
  /** Where the apps' servers reach the API. */
  apiInternalUrl: string;
  cookieDomain: string | undefined;
  /** Begins the names of our servers' cookies: with `__Host-`, no other subdomain can set them. */
  cookiePrefix: "" | "__Host-";
  dataDir: string;
  databaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  /** The bucket for files; without one they are stored in the data folder. */
  s3: S3Bucket | undefined;
  /** For rate limiting; without it, attempts are counted in the database. */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string;
  operator: Operator;
  seller: Seller;
  /** Sends text messages; without an account they go to the development outbox. */
  twilio: TwilioAccount | undefined;
  /**
   * Gets the submitted forms; without one, a demo stores them, and in production they stay queued.
   */
  crm: CrmAccount | undefined;
  /** Our accounts at video hosts, which videos can be imported from. */
  videoHosts: VideoHostAccounts;
  push: PushSettings;
  /** Third-party services that pages may load with a visitor's consent. */
  thirdParties: ThirdPartyAccounts;
  /** The workspace of the support chat, which staff can open people in. */
  chatWorkspace: string | undefined;
  /** The secret for identifying users to the support chat. */
  chatSecret: string | undefined;
  /** The DSN of an error collector compatible with Sentry. Without one, errors are only logged. */
  errorDsn: string | undefined;
  /** The addresses and networks whose X-Forwarded-For header is trusted. */
  trustedProxies: string[];
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  maintenance: boolean;
  /** Whether the site has a service worker; without, browsers remove the one they have. */
  serviceWorker: boolean;
  /** Whether developers can apply with one click; experimental, off by default. */
  oneClickApply: boolean;
  /** Whether the pages for companies advertise a bundle of ads; off by default. */
  promoBanner: boolean;
  /** The key for signing URLs and links. */
  secret: string;
  oauthClients: OAuthClient[];
};

/** An invalid configuration; the message has a line per variable. */
export class ConfigurationError extends Error {}

const REQUIRED_IN_PRODUCTION = [
  "DATABASE_URL",
  "SMTP_URL",
  "API_URL",
  "SITE_URL",
  "COMPANY_URL",
  "ADMIN_URL",
] as const;

const PUBLIC_URLS = ["API_URL", "SITE_URL", "COMPANY_URL", "ADMIN_URL"] as const;

/** Whether a URL leads to this machine. */
export const isThisMachine = (url: string) =>
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);

/** Lists the public URLs that a demo would expose to others, or that a production would serve unencrypted. */
const findUrlProblems = (values: z.output<typeof environment>) =>
  PUBLIC_URLS.flatMap((name) => {
    const url = values[name];
    if (!url || isThisMachine(url)) return [];
    if (values.DEVGUILD_ENV === "demo")
      return [`${name}: must be on this machine unless DEVGUILD_ENV is production`];
    return url.startsWith("https:") ? [] : [`${name}: must begin with https://`];
  });

/**
 * Reads the configuration from environment variables; an empty variable counts as missing. Throws a
 * ConfigurationError that lists every invalid or missing variable.
 */
export const readConfiguration = (env: Record<string, string | undefined>): Configuration => {
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(provided);
  if (!parsed.success)
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join("\n"),
    );
  const values = parsed.data;
  const origin = (url: string | undefined, port: number) =>
    address(`http://localhost:${port}`).parse(url);
  const urls = {
    api: origin(values.API_URL, values.API_PORT),
    site: origin(values.SITE_URL, values.SITE_PORT),
    company: origin(values.COMPANY_URL, values.COMPANY_PORT),
    admin: origin(values.ADMIN_URL, values.ADMIN_PORT),
  };
  const problems =
    values.DEVGUILD_ENV === "production"
      ? [
          ...REQUIRED_IN_PRODUCTION.filter((name) => !values[name]).map(
            (name) => `${name}: is needed when DEVGUILD_ENV is production`,
          ),
          ...findSecretProblems(values.SECRET),
        ]
      : [];
  problems.push(
    ...findUrlProblems(values),
    ...findSellerProblems(values),
    ...findSmsProblems(values),
    ...findS3Problems(values),
    ...findCrmProblems(values),
    ...findVideoHostProblems(values),
    ...findPushProblems(values, values.DEVGUILD_ENV === "production"),
    ...findThirdPartyProblems(values),
  );
  const hosts = new Set([urls.site, urls.company, urls.admin].map((url) => new URL(url).hostname));
  if (hosts.size > 1 && !values.COOKIE_DOMAIN)
    problems.push(
      `COOKIE_DOMAIN: is needed when SITE_URL, COMPANY_URL and ADMIN_URL have different hosts (${[...hosts].join(", ")})`,
    );
  problems.push(...findOAuthProblems(values));
  if (problems.length > 0) throw new ConfigurationError(problems.join("\n"));
  return {
    env: values.DEVGUILD_ENV,
    host: values.DEVGUILD_ENV === "demo" ? "127.0.0.1" : "0.0.0.0",
    ports: {
      api: values.API_PORT,
      site: values.SITE_PORT,
      company: values.COMPANY_PORT,
      admin: values.ADMIN_PORT,
    },
    urls,
    apiInternalUrl: values.API_INTERNAL_URL
      ? new URL(values.API_INTERNAL_URL).origin
      : `http://127.0.0.1:${values.API_PORT}`,
    cookieDomain: values.COOKIE_DOMAIN,
    cookiePrefix: !values.COOKIE_DOMAIN && urls.site.startsWith("https:") ? "__Host-" : "",
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: readDatabaseLimits(values),
    s3: readS3Bucket(values),
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    supportEmail: values.SUPPORT_EMAIL,
    operator: readOperator(values),
    seller: readSeller(values),
    twilio: readTwilioAccount(values),
    crm: readCrmAccount(values),
    videoHosts: readVideoHosts(values),
    push: readPushSettings(values),
    thirdParties: readThirdParties(values),
    chatWorkspace: values.INTERCOM_APP_ID,
    chatSecret: values.INTERCOM_SECRET,
    errorDsn: values.ERROR_DSN,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    maintenance: values.MAINTENANCE === "1",
    serviceWorker: values.SERVICE_WORKER === "1",
    oneClickApply: values.ONE_CLICK_APPLY === "1",
    promoBanner: values.PROMO_BANNER === "1",
    secret: values.SECRET ?? DEMO_SECRET,
    oauthClients: [
      ...readOAuthClients(values),
      ...(values.DEVGUILD_ENV === "demo" ? [guildIdClient(urls.api, values.API_PORT)] : []),
    ],
  };
};
