import { readConfiguration } from "@devguild/config/configuration";

import { testConfig } from "./test-config.ts";

const address = "https://devguild.example";

/** A production configuration with the tests' encryption secret. */
export const productionConfig = readConfiguration({
  DEVGUILD_ENV: "production",
  DATABASE_URL: "postgres://localhost/devguild",
  SMTP_URL: "smtp://localhost",
  SECRET: testConfig.secret,
  API_URL: address,
  SITE_URL: address,
  COMPANY_URL: address,
  ADMIN_URL: address,
  SELLER_VAT_ID: "ATU12345675",
  SELLER_IBAN: "AT611904300234573201",
  LOG_LEVEL: "silent",
});
