import { readFile } from "node:fs/promises";

import { describe, expect, test } from "vitest";

import { ConfigurationError, readConfiguration } from "./configuration.ts";

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfiguration(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split("\n");
    throw error;
  }
  return [];
};

const production = {
  DEVGUILD_ENV: "production",
  DATABASE_URL: "postgres://localhost/devguild",
  SMTP_URL: "smtp://localhost",
  SECRET: "kF3vQ9xLm2Zp7RtYw5Nc8BdHj4Gs6Ta1",
  API_URL: "https://api.example",
  SITE_URL: "https://www.example",
  COMPANY_URL: "https://company.www.example",
  ADMIN_URL: "https://admin.www.example",
  SELLER_VAT_ID: "ATU12345675",
  SELLER_IBAN: "AT61 1904 3002 3457 3201",
};

const bucket = {
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  S3_BUCKET: "devguild-files",
  S3_ACCESS_KEY_ID: "AKIA1",
  S3_SECRET_ACCESS_KEY: "secret",
};

const guid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const crm = {
  CRM_PORTAL_ID: "4711",
  CRM_FORM_NEWSLETTER: guid(1),
  CRM_FORM_LIVE_SUGGESTION: guid(2),
  CRM_FORM_B2B_NEWSLETTER: guid(3),
  CRM_FORM_MEDIA_KIT: guid(4),
  CRM_SUBSCRIPTION_NEWSLETTER: "7",
  CRM_SUBSCRIPTION_B2B_NEWSLETTER: "8",
};

describe("an operator who gets a variable wrong is told which one", () => {
  test.each([
    [{ API_PORT: "eighty" }, "API_PORT"],
    [{ SITE_PORT: "70000" }, "SITE_PORT"],
    [{ DATABASE_URL: "mysql://localhost" }, "DATABASE_URL"],
    [{ SECRET: "short" }, "SECRET"],
    [{ DEVGUILD_ENV: "staging" }, "DEVGUILD_ENV"],
    [{ SITE_URL: "localhost" }, "SITE_URL"],
    [{ LOG_LEVEL: "chatty" }, "LOG_LEVEL"],
    [{ SELLER_COUNTRY: "CH" }, "SELLER_COUNTRY"],
    [{ SELLER_COUNTRY: "DE", SELLER_VAT_ID: "ATU12345675" }, "SELLER_VAT_ID"],
    [{ SELLER_IBAN: "19043 00234573201" }, "SELLER_IBAN"],
    [{ TWILIO_ACCOUNT_SID: "SK1" }, "TWILIO_ACCOUNT_SID"],
    [{ TWILIO_FROM: "030123456" }, "TWILIO_FROM"],
    [{ TWILIO_URL: "api.twilio.com" }, "TWILIO_URL"],
    [{ TWILIO_ACCOUNT_SID: "AC1", TWILIO_FROM: "+4930123456" }, "TWILIO_AUTH_TOKEN"],
    [{ ...crm, CRM_PORTAL_ID: "portal" }, "CRM_PORTAL_ID"],
    [{ ...crm, CRM_FORM_MEDIA_KIT: "kit" }, "CRM_FORM_MEDIA_KIT"],
    [{ ...crm, CRM_FORM_MEDIA_KIT: "" }, "CRM_FORM_MEDIA_KIT"],
    [{ ...crm, CRM_SUBSCRIPTION_NEWSLETTER: "seven" }, "CRM_SUBSCRIPTION_NEWSLETTER"],
    [{ ...crm, CRM_URL: "hubspot" }, "CRM_URL"],
    [{ GTM_ID: "UA-1" }, "GTM_ID"],
    [{ INTERCOM_APP_ID: "abc/1" }, "INTERCOM_APP_ID"],
    [{ INTERCOM_APP_ID: "abc1" }, "INTERCOM_SECRET"],
    [{ MARKETING_SCRIPT_URL: "js.example.com" }, "MARKETING_SCRIPT_URL"],
    [{ MARKETING_HOSTS: "https://js.example.com" }, "MARKETING_SCRIPT_URL"],
    [
      { MARKETING_SCRIPT_URL: "https://js.example.com/1.js", MARKETING_HOSTS: "*" },
      "MARKETING_HOSTS",
    ],
    [{ MAPS_KEY: "key&libraries=" }, "MAPS_KEY"],
    [{ ERROR_DSN: "https://errors.example.com/7" }, "ERROR_DSN"],
    [{ ERROR_DSN: "https://key@errors.example.com/project" }, "ERROR_DSN"],
    [{ REDIS_URL: "http://localhost:6379" }, "REDIS_URL"],
    [{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "127.0.0.1,proxy.example" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "10.0.0.0/8/8" }, "TRUSTED_PROXIES"],
    [{ TRUSTED_PROXIES: "fd00::/" }, "TRUSTED_PROXIES"],
    [{ ...bucket, S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT"],
    [{ ...bucket, S3_BUCKET: "Not a bucket" }, "S3_BUCKET"],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: "" }, "S3_SECRET_ACCESS_KEY"],
    [{ ...bucket, S3_ENDPOINT: "http://127.0.0.1:9000" }, "S3_PATH_STYLE"],
    [{ ...bucket, S3_ENDPOINT: "http://[::1]:9000" }, "S3_PATH_STYLE"],
  ])("%j", (env, name) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  test("production says all that is missing at once", () => {
    expect(problemsOf({ DEVGUILD_ENV: "production" }).map((line) => line.split(":")[0])).toEqual([
      "DATABASE_URL",
      "SMTP_URL",
      "API_URL",
      "SITE_URL",
      "COMPANY_URL",
      "ADMIN_URL",
      "SECRET",
      "SELLER_VAT_ID",
      "SELLER_IBAN",
    ]);
  });

  test("the build is passed all that production needs", async () => {
    const turbo = await readFile(new URL("../../../turbo.json", import.meta.url), "utf8");
    const { globalPassThroughEnv: passed } = JSON.parse(turbo) as {
      globalPassThroughEnv: string[];
    };
    const isPassed = (name: string) =>
      passed.some((each) =>
        each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : each === name,
      );
    const needed = problemsOf({ DEVGUILD_ENV: "production" }).map(
      (line) => line.split(":")[0] ?? "",
    );
    expect(needed.filter((name) => !isPassed(name))).toEqual([]);
  });

  test.each([
    ["devguild-demo-signs-with-what-everybody-knows", "is the demo's"],
    ["a".repeat(40), "different characters"],
    ["change-me-change-me-change-me-0123456789", "placeholder"],
    ["my-very-Secret-key-0123456789-xyzuvw", "placeholder"],
  ])("production refuses %s as its secret and says how to create one", (SECRET, why) => {
    const problems = problemsOf({ ...production, COOKIE_DOMAIN: "www.example", SECRET });
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^SECRET: .*${why}.*openssl rand`)),
    ]);
  });

  test("a demo refuses URLs that others can reach, production those without https", () => {
    const SITE_URL = "https://devguild.example";
    expect(problemsOf({ SITE_URL, COMPANY_URL: SITE_URL, ADMIN_URL: SITE_URL })).toEqual([
      expect.stringMatching(/^SITE_URL: must be on this machine/),
      expect.stringMatching(/^COMPANY_URL: /),
      expect.stringMatching(/^ADMIN_URL: /),
    ]);
    for (const API_URL of ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"])
      expect(problemsOf({ API_URL })).toEqual([]);
    expect(
      problemsOf({ ...production, COOKIE_DOMAIN: "www.example", API_URL: "http://api.example" }),
    ).toEqual([expect.stringMatching(/^API_URL: must begin with https/)]);
  });

  test("half a bucket says all that is missing of it", () => {
    expect(problemsOf({ S3_BUCKET: "files" }).map((line) => line.split(":")[0])).toEqual([
      "S3_ENDPOINT",
      "S3_REGION",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ]);
  });

  test("three hosts without a cookie domain could not share one sign-in", () => {
    expect(problemsOf(production)).toEqual([expect.stringMatching(/^COOKIE_DOMAIN: /)]);
    expect(problemsOf({ ...production, COOKIE_DOMAIN: "www.example" })).toEqual([]);
  });
});

test("only over https and without a shared domain do cookies belong to one host alone", () => {
  const prefixOf = (env: Record<string, string>) => readConfiguration(env).cookiePrefix;
  const https = Object.fromEntries(
    ["SITE_URL", "COMPANY_URL", "ADMIN_URL"].map((name, index) => [
      name,
      `https://localhost:${3000 + index}`,
    ]),
  );
  expect(prefixOf({})).toBe("");
  expect(prefixOf(https)).toBe("__Host-");
  expect(prefixOf({ ...https, COOKIE_DOMAIN: "localhost" })).toBe("");
});

test("without any variable the demo serves this machine only", () => {
  expect(readConfiguration({ API_PORT: "" })).toMatchObject({
    env: "demo",
    host: "127.0.0.1",
    urls: { site: "http://localhost:3000", api: "http://localhost:4000" },
    s3: undefined,
    redisUrl: undefined,
    promoBanner: false,
  });
});

test("the seller is the operator unless it has a name of its own, and the demo's has an account", () => {
  expect(readConfiguration({}).seller).toEqual({
    country: "AT",
    name: "Devguild Demo",
    address: ["1 Example Street", "1010 Vienna", "Austria"],
    vatId: "ATU12345678",
    iban: "AT611904300234573201",
    bic: "OPSKATWW",
  });
  const own = {
    SELLER_COUNTRY: "de",
    SELLER_NAME: "Guild Sales GmbH",
    SELLER_ADDRESS: "Kai 1, 20457 Hamburg",
    SELLER_VAT_ID: "DE 298 417 056",
    SELLER_IBAN: "DE89 3704 0044 0532 0130 00",
  };
  expect(readConfiguration(own).seller).toEqual({
    country: "DE",
    name: "Guild Sales GmbH",
    address: ["Kai 1", "20457 Hamburg"],
    vatId: "DE298417056",
    iban: "DE89370400440532013000",
    bic: "",
  });
});

test("a bucket is on a host of its own, or in the path where that is said", () => {
  expect(readConfiguration(bucket).s3).toEqual({
    endpoint: bucket.S3_ENDPOINT,
    region: "eu-central-1",
    bucket: "devguild-files",
    accessKeyId: "AKIA1",
    secretAccessKey: "secret",
    pathStyle: false,
  });
  const own = { ...bucket, S3_ENDPOINT: "http://127.0.0.1:9000", S3_PATH_STYLE: "1" };
  expect(readConfiguration(own).s3).toMatchObject({ pathStyle: true });
});

test("a CRM has its forms and kinds of mails; its token is not needed, and is of no use alone", () => {
  expect(readConfiguration({}).crm).toBeUndefined();
  expect(readConfiguration(crm).crm).toEqual({
    url: "https://api.hsforms.com",
    apiUrl: "https://api.hubapi.com",
    portalId: "4711",
    forms: {
      newsletter: guid(1),
      "live-suggestion": guid(2),
      "b2b-newsletter": guid(3),
      "media-kit": guid(4),
    },
    subscriptions: { newsletter: 7, "b2b-newsletter": 8 },
    token: undefined,
  });
  expect(readConfiguration({ ...crm, CRM_TOKEN: "pat-1" }).crm?.token).toBe("pat-1");
  expect(problemsOf({ CRM_TOKEN: "pat-1" })).toHaveLength(7);
});

test("services of others are off until they are named, and each is its own", () => {
  expect(readConfiguration({})).toMatchObject({ thirdParties: {}, errorDsn: undefined });
  expect(readConfiguration({ GTM_ID: "GTM-1" }).thirdParties).toEqual({
    "tag-manager": {
      script: "https://www.googletagmanager.com/gtm.js?id=GTM-1",
      hosts: ["https://www.googletagmanager.com"],
    },
  });
  const { thirdParties } = readConfiguration({
    INTERCOM_APP_ID: "abc1",
    INTERCOM_SECRET: "s",
    INTERCOM_URL: "http://localhost:3416",
    MARKETING_SCRIPT_URL: "https://js.example.com/1.js",
    MARKETING_HOSTS: "https://a.example.com, https://b.example.com",
  });
  expect(thirdParties).toEqual({
    chat: { script: "http://localhost:3416/widget/abc1", hosts: ["http://localhost:3416"] },
    marketing: {
      script: "https://js.example.com/1.js",
      hosts: ["https://js.example.com", "https://a.example.com", "https://b.example.com"],
    },
  });
});

test("the demo has an issuer of its own beside the operator's, and production has not", () => {
  const own = {
    OAUTH_OIDC_CLIENT_ID: "id",
    OAUTH_OIDC_CLIENT_SECRET: "secret",
    OAUTH_OIDC_ISSUER: "https://id.example",
  };
  expect(readConfiguration({ ...own, API_PORT: "4100" }).oauthClients).toEqual([
    expect.objectContaining({ id: "oidc", issuer: "https://id.example" }),
    expect.objectContaining({
      id: "guild-id",
      issuer: "http://localhost:4100/dev/guild-id",
      internalOrigin: "http://127.0.0.1:4100",
    }),
  ]);
  const live = { ...production, COOKIE_DOMAIN: "www.example" };
  expect(readConfiguration({ ...live, ...own }).oauthClients).toEqual([
    expect.objectContaining({ id: "oidc" }),
  ]);
});
