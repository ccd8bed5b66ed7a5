import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import type { Configuration } from "@devguild/schemas/configuration";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import type { Logger } from "pino";

import type { Db } from "./db/db.ts";
import type { AnswerStore } from "./http/answer-store.ts";
import type { AppEnv } from "./http/app-env.ts";
import { docsRoutes } from "./http/docs.routes.ts";
import { answerOf, Problem } from "./http/problems.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { accountRoutes } from "./modules/account/account.routes.ts";
import { alertRoutes } from "./modules/alerts/alerts.routes.ts";
import { oneClickRoutes } from "./modules/alerts/one-click.routes.ts";
import { applicationRoutes } from "./modules/applications/applications.routes.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { companyRoutes } from "./modules/companies/companies.routes.ts";
import { dataExportRoutes } from "./modules/data-export/data-export.routes.ts";
import { identityRoutes } from "./modules/identity/identity.routes.ts";
import { passwordRoutes } from "./modules/identity/passwords.routes.ts";
import { securityRoutes } from "./modules/identity/security.routes.ts";
import { indexesOf } from "./modules/job-index/job-indexes.ts";
import { jobRoutes } from "./modules/jobs/jobs.routes.ts";
import { oauthRoutes } from "./modules/oauth/oauth.routes.ts";
import { mailSampleRoutes } from "./modules/mail/mail-samples.routes.ts";
import { outboxRoutes } from "./modules/mail/outbox.routes.ts";
import { mfaRoutes } from "./modules/mfa/mfa.routes.ts";
import { overviewRoutes } from "./modules/overview/overview.routes.ts";
import { paletteRoutes } from "./modules/palette/palette.routes.ts";
import { postingRoutes } from "./modules/postings/postings.routes.ts";
import { profileFilesRoutes } from "./modules/profile/profile-files.routes.ts";
import { profileRoutes } from "./modules/profile/profile.routes.ts";
import { savedJobRoutes } from "./modules/saved-jobs/saved-jobs.routes.ts";
import { siteDataRoutes } from "./modules/site-data/site-data.routes.ts";
import { trackingRoutes } from "./modules/tracking/tracking.routes.ts";
import { uploadRoutes } from "./modules/uploads/uploads.routes.ts";
import { filesOf } from "./ports/files/files-of.ts";
import { filesRoutes } from "./ports/files/files.routes.ts";
import { DOWNLOADS, downloadRoutes } from "./ports/files/signed-downloads.ts";
import { uploadsRoutes } from "./ports/files/uploads.routes.ts";

const BODY_LIMIT = 1024 * 1024;

/** What the HTTP side stands on. */
export type Foundation = { db: Db; config: Configuration; log: Logger; answers?: AnswerStore };

const implementations = [
  accountRoutes,
  alertRoutes,
  applicationRoutes,
  catalogueRoutes,
  companyRoutes,
  dataExportRoutes,
  identityRoutes,
  jobRoutes,
  oauthRoutes,
  mfaRoutes,
  overviewRoutes,
  paletteRoutes,
  passwordRoutes,
  postingRoutes,
  profileRoutes,
  profileFilesRoutes,
  savedJobRoutes,
  securityRoutes,
  siteDataRoutes,
  trackingRoutes,
  uploadRoutes,
];

/** The API as one application: middleware in its order, then every module's calls. */
export const createApp = ({ db, config, log, answers }: Foundation) => {
  const app = new Hono<AppEnv>({ strict: false });

  app.use(requestId());
  app.use(async (c, next) => {
    const id = c.get("requestId");
    c.set("db", db);
    c.set("config", config);
    c.set("log", log.child({ request: id }));
    const startedAt = performance.now();
    await next();
    c.var.log.info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      "answered",
    );
  });
  if (answers) app.get(API_BASE + contract.jobs.search.path, answers.keeping);
  app.use(secureHeaders);
  // Before the limit of all other bodies: a picture is larger and has its own.
  const files = filesOf(config);
  app.route("/api/uploads", uploadsRoutes(config.secret, files));
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ message: "This request is too large.", errors: {} }, 413),
    }),
  );

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    await c.var.db.execute(sql`select 1`);
    // Searches are answered from the tables while the index is being built.
    const index = indexesOf(c.var.db, Date.now()) ? "ready" : "building";
    return c.json({ status: "ready", job_index: index });
  });
  app.route("/", docsRoutes);
  for (const kind of ["cv", "export"] as const)
    app.route(DOWNLOADS[kind].path, downloadRoutes(config.secret, kind, files));
  app.route("/api/unsubscribe", oneClickRoutes);
  app.route("/api/files", filesRoutes(files));
  if (config.env === "demo") {
    app.route("/dev/outbox", outboxRoutes);
    app.route("/dev/mails", mailSampleRoutes);
  }
  for (const implementation of implementations) implementation(app);

  app.notFound(() => {
    throw new Problem("not_found", "There is no such call.");
  });
  app.onError((error, c) => {
    if (error instanceof Problem) {
      // Through `c`, so that a cookie which was to be cleared is cleared here too.
      const { body, status, headers } = answerOf(error);
      return c.json(body, status, headers);
    }
    c.var.log.error({ err: error, path: c.req.path }, "failed");
    return c.json({ message: GENERIC_MESSAGE, errors: {} }, 500);
  });
  return app;
};
