import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Ports of the product under test, away from those of one that somebody may be running. */
const PORTS = { site: 3310, company: 3311, admin: 3312, api: 3410 };

const at = (port: number) => `http://localhost:${port}`;

export const urls = {
  site: at(PORTS.site),
  company: at(PORTS.company),
  admin: at(PORTS.admin),
  api: at(PORTS.api),
};

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
  DATABASE_URL: process.env["E2E_DATABASE_URL"] ?? "",
});
