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
  SECRET: "s".repeat(32),
  API_URL: "https://api.example",
  SITE_URL: "https://www.example",
  COMPANY_URL: "https://company.www.example",
  ADMIN_URL: "https://admin.www.example",
};

const bucket = {
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  S3_BUCKET: "devguild-files",
  S3_ACCESS_KEY_ID: "AKIA1",
  S3_SECRET_ACCESS_KEY: "secret",
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
    [{ TWILIO_ACCOUNT_SID: "SK1" }, "TWILIO_ACCOUNT_SID"],
    [{ TWILIO_FROM: "030123456" }, "TWILIO_FROM"],
    [{ TWILIO_URL: "api.twilio.com" }, "TWILIO_URL"],
    [{ TWILIO_ACCOUNT_SID: "AC1", TWILIO_FROM: "+4930123456" }, "TWILIO_AUTH_TOKEN"],
    [{ REDIS_URL: "http://localhost:6379" }, "REDIS_URL"],
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
      "SECRET",
      "API_URL",
      "SITE_URL",
      "COMPANY_URL",
      "ADMIN_URL",
    ]);
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

test("without any variable the demo serves this machine only", () => {
  expect(readConfiguration({ API_PORT: "" })).toMatchObject({
    env: "demo",
    host: "127.0.0.1",
    urls: { site: "http://localhost:3000", api: "http://localhost:4000" },
    s3: undefined,
    redisUrl: undefined,
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
