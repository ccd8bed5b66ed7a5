import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Ports of the product under test, away from those of one that somebody may be running. */
const PORTS = { site: 3310, company: 3311, admin: 3312, api: 3410, issuer: 3415 };

const at = (port: number) => `http://localhost:${port}`;

export const urls = {
  site: at(PORTS.site),
  company: at(PORTS.company),
  admin: at(PORTS.admin),
  api: at(PORTS.api),
};

// Providers know one name of theirs only, so it is an address and no name.
const ISSUER = `http://127.0.0.1:${PORTS.issuer}`;

/** What starts the issuer that journeys log in with. */
export const issuerCommand = `node apps/api/testing/run-issuer.ts ${PORTS.issuer} ${urls.site}/en/login`;

/** The environment that starts the product under test on a world of its own. */
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
  OAUTH_OIDC_ISSUER: ISSUER,
  OAUTH_OIDC_CLIENT_ID: "devguild",
  OAUTH_OIDC_CLIENT_SECRET: "a-secret-of-the-tests",
  OAUTH_OIDC_NAME: "Acme",
  DATABASE_URL: process.env["E2E_DATABASE_URL"] ?? "",
});
