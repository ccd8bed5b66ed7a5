import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Ports of the product under test, different from the defaults so that a local instance can keep
 * running.
 */
const PORTS = {
  site: 3310,
  company: 3311,
  admin: 3312,
  api: 3410,
  crm: 3416,
  youtube: 3417,
  push: 3418,
};

const toUrl = (port: number) => `http://localhost:${port}`;

export const urls = {
  site: toUrl(PORTS.site),
  company: toUrl(PORTS.company),
  admin: toUrl(PORTS.admin),
  api: toUrl(PORTS.api),
};

/** The fake CRM that forms are passed on to; tests stop it and read what it received. */
export const CRM = `http://127.0.0.1:${PORTS.crm}`;

/** The command that starts the fake CRM. */
export const crmCommand = `node apps/api/testing/run-crm.ts ${PORTS.crm}`;

/** The command that starts the fake YouTube, and what makes the product use it. */
export const youtubeCommand = `node apps/api/testing/run-youtube.ts ${PORTS.youtube}`;
export const youtubeEnvironment = {
  YOUTUBE_API_KEY: "a-key",
  YOUTUBE_CHANNEL_ID: "UCdevguild",
  YOUTUBE_API_URL: `http://127.0.0.1:${PORTS.youtube}`,
};
/** The stand-in for a push service: browsers are subscribed at it, and it tells what they got. */
export const PUSH_SERVICE = `http://127.0.0.1:${PORTS.push}`;

/** The command that starts the stand-in for a push service. */
export const pushServiceCommand = `node apps/api/testing/run-push-service.ts ${PORTS.push}`;

const crmForm = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

/** The ids of the fake CRM's forms. */
export const CRM_FORMS = {
  newsletter: crmForm(1),
  "live-suggestion": crmForm(2),
  "b2b-newsletter": crmForm(3),
  "media-kit": crmForm(4),
};

/** Returns the environment of the product under test, with a data folder of its own. */
export const productEnvironment = () => ({
  SITE_PORT: String(PORTS.site),
  COMPANY_PORT: String(PORTS.company),
  ADMIN_PORT: String(PORTS.admin),
  API_PORT: String(PORTS.api),
  SITE_URL: urls.site,
  COMPANY_URL: urls.company,
  ADMIN_URL: urls.admin,
  API_URL: urls.api,
  DATA_DIR: mkdtempSync(join(tmpdir(), "devguild-journeys-")),
  // The site requires it with a chat; the API signs users' identities with it.
  INTERCOM_SECRET: "a-secret-of-the-tests",
  CRM_PORTAL_ID: "4711",
  CRM_FORM_NEWSLETTER: CRM_FORMS.newsletter,
  CRM_FORM_LIVE_SUGGESTION: CRM_FORMS["live-suggestion"],
  CRM_FORM_B2B_NEWSLETTER: CRM_FORMS["b2b-newsletter"],
  CRM_FORM_MEDIA_KIT: CRM_FORMS["media-kit"],
  CRM_SUBSCRIPTION_NEWSLETTER: "7",
  CRM_SUBSCRIPTION_B2B_NEWSLETTER: "8",
  PUSH_LOCAL_HOSTS: new URL(PUSH_SERVICE).host,
  CRM_URL: CRM,
  CRM_API_URL: CRM,
  DATABASE_URL: process.env["E2E_DATABASE_URL"] ?? "",
});
