import type { Configuration } from "@devguild/config/configuration";
import { GUILD_ID_PATH } from "@devguild/config/oauth";
import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import { GENERIC_MESSAGE } from "@devguild/schemas/constants/problems";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { requestId } from "hono/request-id";
import type { StatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";

import type { Db } from "./db/db.ts";
import { runAsRead } from "./db/reading-call.ts";
import type { AppEnv } from "./http/app-env.ts";
import { boundReads } from "./http/bound-reads.ts";
import { docsRoutes } from "./http/docs.routes.ts";
import { Problem, toHttpResponse, toProblem } from "./http/problems.ts";
import { reportFailure } from "./http/report-failure.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import { onlyHere } from "./http/only-here.ts";
import { secureHeaders } from "./http/secure-headers.ts";
import { accountRoutes } from "./modules/accounts/accounts.routes.ts";
import { adminCompanyRoutes } from "./modules/admin-companies/admin-companies.routes.ts";
import {
  adminPartnerBannerRoutes,
  partnerBannerRoutes,
} from "./modules/partner-banners/partner-banners.routes.ts";
import { alertRoutes } from "./modules/alerts/alerts.routes.ts";
import { oneClickRoutes } from "./modules/alerts/one-click.routes.ts";
import { applicationRoutes } from "./modules/applications/applications.routes.ts";
import { COUNTED_LINKS } from "./modules/campaigns/campaign-links.policy.ts";
import { campaignLinkRoutes } from "./modules/campaigns/campaign-links.routes.ts";
import { bulkChangeRoutes } from "./modules/bulk-changes/bulk-changes.routes.ts";
import { campaignRoutes } from "./modules/campaigns/campaigns.routes.ts";
import { candidateInboxRoutes } from "./modules/candidate-actions/candidate-inbox.routes.ts";
import { adminCompanyAccountRoutes } from "./modules/admin-company-accounts/admin-company-accounts.routes.ts";
import { auditLogRoutes } from "./modules/audit-trail/audit-log.routes.ts";
import { auditTrailRoutes } from "./modules/audit-trail/audit-trail.routes.ts";
import { recordHistoryRoutes } from "./modules/audit-trail/record-history.routes.ts";
import { candidateNoteRoutes } from "./modules/candidate-notes/candidate-notes.routes.ts";
import { candidateViewRoutes } from "./modules/candidate-views/candidate-views.routes.ts";
import { candidateRoutes } from "./modules/applications/candidates.routes.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { companyRoutes } from "./modules/companies/companies.routes.ts";
import { companyAccountRoutes } from "./modules/company-accounts/company-accounts.routes.ts";
import { companyListRoutes } from "./modules/company-lists/company-lists.routes.ts";
import { companyProfileRoutes } from "./modules/company-profile/company-profile.routes.ts";
import { companyRegistrationRoutes } from "./modules/company-registrations/company-registrations.routes.ts";
import { consentRoutes } from "./modules/consents/consents.routes.ts";
import { readContentState } from "./modules/content-changes/content-changes.queries.ts";
import { profileFilesRoutes } from "./modules/current-user/profile-files.routes.ts";
import { profileRoutes } from "./modules/current-user/profile.routes.ts";
import { dashboardRoutes } from "./modules/dashboards/dashboards.routes.ts";
import { dataExportRoutes } from "./modules/data-export/data-export.routes.ts";
import { errorReportRoutes } from "./modules/error-reports/error-reports.routes.ts";
import { eventPartnershipRoutes } from "./modules/event-partnerships/event-partnerships.routes.ts";
import { conferenceCalendarRoutes } from "./modules/event-homepages/calendar.routes.ts";
import { eventHomepageRoutes } from "./modules/event-homepages/event-homepages.routes.ts";
import { eventProgrammeRoutes } from "./modules/events/programme.routes.ts";
import { eventPartnerRoutes } from "./modules/partnerships/event-partners.routes.ts";
import { eventRoutes } from "./modules/events/events.routes.ts";
import { feedRoutes } from "./modules/feeds/feeds.routes.ts";
import { crmLogRoutes } from "./modules/forms/crm-log.routes.ts";
import { formRoutes } from "./modules/forms/forms.routes.ts";
import { newsletterOneClickRoutes } from "./modules/forms/one-click.routes.ts";
import { healthRoutes } from "./modules/health/health.routes.ts";
import { highlightRoutes } from "./modules/highlights/highlights.routes.ts";
import { identityRoutes } from "./modules/identity/identity.routes.ts";
import { companyUserRoutes } from "./modules/company-users/company-users.routes.ts";
import { deletedAccountRoutes } from "./modules/deleted-accounts/deleted-accounts.routes.ts";
import { adminDeveloperRoutes } from "./modules/admin-developers/admin-developers.routes.ts";
import { interviewRoutes } from "./modules/applications/interviews.routes.ts";
import { jobSuggestionRoutes } from "./modules/job-suggestions/job-suggestions.routes.ts";
import { adminNotificationRoutes } from "./modules/admin-notifications/admin-notifications.routes.ts";
import { notificationRoutes } from "./modules/notifications/notifications.routes.ts";
import { adminUserRoutes } from "./modules/admin-users/admin-users.routes.ts";
import { pageInventoryRoutes } from "./modules/page-inventory/page-inventory.routes.ts";
import { skillRoutes } from "./modules/skills/skills.routes.ts";
import { listViewRoutes } from "./modules/list-views/list-views.routes.ts";
import { developerMessageRoutes } from "./modules/sourcing/developer-messages.routes.ts";
import { sourcingRoutes } from "./modules/sourcing/sourcing.routes.ts";
import { sourcingSearchRoutes } from "./modules/sourcing-searches/sourcing-searches.routes.ts";
import { jobPriceRoutes } from "./modules/prices/job-prices.routes.ts";
import { industryRoutes } from "./modules/industries/industries.routes.ts";
import { securityRoutes } from "./modules/identity/security.routes.ts";
import { invoiceRoutes } from "./modules/invoices/invoices.routes.ts";
import { jobFigureRoutes } from "./modules/job-figures/job-figures.routes.ts";
import { jobListingRoutes } from "./modules/job-listings/job-listings.routes.ts";
import { jobRoutes } from "./modules/jobs/jobs.routes.ts";
import { adminLiveEventRoutes } from "./modules/live-events/admin-live-events.routes.ts";
import { eventRegistrationRoutes } from "./modules/live-events/event-registrations.routes.ts";
import { liveSessionRoutes } from "./modules/live-events/live-sessions.routes.ts";
import { calendarRoutes } from "./modules/live-events/calendar.routes.ts";
import { liveEventRoutes } from "./modules/live-events/live-events.routes.ts";
import { liveRegistrationRoutes } from "./modules/live-events/live-registrations.routes.ts";
import { adminMagazineRoutes } from "./modules/magazine/admin-magazine.routes.ts";
import { magazineRoutes } from "./modules/magazine/magazine.routes.ts";
import { mailPreviewRoutes } from "./modules/mail-previews/mail-previews.routes.ts";
import { outboxRoutes } from "./modules/mail/outbox.routes.ts";
import { membershipRoutes } from "./modules/memberships/memberships.routes.ts";
import { creditPackRoutes, membershipPlanRoutes } from "./modules/memberships/offers.routes.ts";
import { messageTemplateRoutes } from "./modules/message-templates/message-templates.routes.ts";
import { mfaRoutes } from "./modules/mfa/mfa.routes.ts";
import { oauthRoutes } from "./modules/oauth/oauth.routes.ts";
import { overviewRoutes } from "./modules/overview/overview.routes.ts";
import { paletteRoutes } from "./modules/palette/palette.routes.ts";
import { eventContactRoutes } from "./modules/partnerships/event-contacts.routes.ts";
import { partnershipRoutes } from "./modules/partnerships/partnerships.routes.ts";
import { passwordRoutes } from "./modules/passwords/passwords.routes.ts";
import { adminJobRoutes } from "./modules/postings/admin-jobs.routes.ts";
import { postingRoutes } from "./modules/postings/postings.routes.ts";
import { publicCompanyRoutes } from "./modules/public-companies/public-companies.routes.ts";
import { publicJobRoutes } from "./modules/public-jobs/public-jobs.routes.ts";
import { pushNotificationRoutes } from "./modules/push-notifications/push-notifications.routes.ts";
import { pushSubscriptionRoutes } from "./modules/push-subscriptions/push-subscriptions.routes.ts";
import { queueRoutes } from "./modules/queues/queues.routes.ts";
import { salaryRoutes } from "./modules/salaries/salaries.routes.ts";
import { visibilityRoutes } from "./modules/developers/visibility.routes.ts";
import { savedJobRoutes } from "./modules/saved-jobs/saved-jobs.routes.ts";
import { quoteRoutes, siteLinkRoutes } from "./modules/site-data/site-content.routes.ts";
import { siteDataRoutes } from "./modules/site-data/site-data.routes.ts";
import { SITEMAP_INDEX, sitemapRoutes } from "./modules/sitemaps/sitemaps.routes.ts";
import { SOCIAL_FOLDER } from "./modules/social-cards/social-cards.policy.ts";
import { socialPictureRoutes } from "./modules/social-pictures/social-pictures.routes.ts";
import { speakerRoutes } from "./modules/speakers/speakers.routes.ts";
import { storyRoutes } from "./modules/stories/stories.routes.ts";
import { techStackPageRoutes } from "./modules/tech-stack-pages/tech-stack-pages.routes.ts";
import { trackingRoutes } from "./modules/tracking/tracking.routes.ts";
import { uploadRoutes } from "./modules/uploads/uploads.routes.ts";
import { videoImportRoutes } from "./modules/videos/import-videos.routes.ts";
import { adminVideoRoutes } from "./modules/videos/admin-videos.routes.ts";
import { videoRoutes } from "./modules/videos/videos.routes.ts";
import { createErrorsPort } from "./ports/errors/create-errors-port.ts";
import { createFileStore } from "./ports/files/create-file-store.ts";
import { filesRoutes } from "./ports/files/files.routes.ts";
import { DOWNLOADS, downloadRoutes } from "./ports/files/signed-downloads.ts";
import { uploadsRoutes } from "./ports/files/uploads.routes.ts";
import { guildIdRoutes } from "./ports/guild-id/guild-id.routes.ts";

// As nginx logs it; nobody receives it.
const CLIENT_LEFT = 499 as StatusCode;
const BODY_LIMIT = 1024 * 1024;
// The most expensive ones take about 60 ms of the processor, so the last one waits about six seconds.
const MAX_READS = 100;

/** Response caches for guests, by what they depend on: the open jobs, or all public content. */
type ResponseCaches = { jobs: ResponseCache; content: ResponseCache };

/** Dependencies of the HTTP app. */
export type AppDependencies = {
  db: Db;
  config: Configuration;
  log: Logger;
  caches?: ResponseCaches;
};

const CACHED_JOB_PATHS = [contract.jobs.search.path, SITEMAP_INDEX];
// Content around every page of the site, such as the footer.
const CACHED_CONTENT_PATHS = [
  contract.siteData.global.path,
  contract.siteData.footerLinks.path,
  contract.siteData.menu.path,
  contract.siteData.quotes.path,
  contract.catalogue.events.path,
];

const implementations = [
  accountRoutes,
  adminCompanyRoutes,
  adminCompanyAccountRoutes,
  adminJobRoutes,
  partnerBannerRoutes,
  adminPartnerBannerRoutes,
  siteLinkRoutes,
  quoteRoutes,
  alertRoutes,
  applicationRoutes,
  auditLogRoutes,
  auditTrailRoutes,
  recordHistoryRoutes,
  bulkChangeRoutes,
  campaignRoutes,
  candidateRoutes,
  candidateNoteRoutes,
  candidateInboxRoutes,
  candidateViewRoutes,
  catalogueRoutes,
  companyRoutes,
  companyAccountRoutes,
  companyListRoutes,
  companyProfileRoutes,
  companyRegistrationRoutes,
  consentRoutes,
  dashboardRoutes,
  dataExportRoutes,
  eventContactRoutes,
  eventPartnershipRoutes,
  eventHomepageRoutes,
  eventPartnerRoutes,
  eventProgrammeRoutes,
  eventRoutes,
  errorReportRoutes,
  formRoutes,
  highlightRoutes,
  identityRoutes,
  companyUserRoutes,
  adminUserRoutes,
  adminDeveloperRoutes,
  interviewRoutes,
  jobSuggestionRoutes,
  deletedAccountRoutes,
  industryRoutes,
  jobPriceRoutes,
  membershipPlanRoutes,
  creditPackRoutes,
  skillRoutes,
  pageInventoryRoutes,
  listViewRoutes,
  developerMessageRoutes,
  sourcingRoutes,
  sourcingSearchRoutes,
  invoiceRoutes,
  jobFigureRoutes,
  jobListingRoutes,
  jobRoutes,
  adminLiveEventRoutes,
  liveSessionRoutes,
  eventRegistrationRoutes,
  liveEventRoutes,
  liveRegistrationRoutes,
  adminMagazineRoutes,
  magazineRoutes,
  notificationRoutes,
  adminNotificationRoutes,
  oauthRoutes,
  membershipRoutes,
  messageTemplateRoutes,
  mfaRoutes,
  overviewRoutes,
  paletteRoutes,
  partnershipRoutes,
  passwordRoutes,
  postingRoutes,
  profileRoutes,
  profileFilesRoutes,
  publicCompanyRoutes,
  publicJobRoutes,
  pushNotificationRoutes,
  pushSubscriptionRoutes,
  queueRoutes,
  salaryRoutes,
  savedJobRoutes,
  visibilityRoutes,
  securityRoutes,
  siteDataRoutes,
  speakerRoutes,
  storyRoutes,
  techStackPageRoutes,
  trackingRoutes,
  uploadRoutes,
  videoImportRoutes,
  adminVideoRoutes,
  videoRoutes,
];

/** Creates the API: the middleware in order, then the calls of every module. */
export const createApp = ({ db, config, log, caches }: AppDependencies) => {
  const app = new Hono<AppEnv>({ strict: false });
  const errors = createErrorsPort(config, log);

  app.use(requestId());
  app.use(async (c, next) => {
    const id = c.get("requestId");
    c.set("db", db);
    c.set("config", config);
    c.set("errors", errors);
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
  if (caches) {
    for (const path of CACHED_JOB_PATHS) app.get(API_BASE + path, caches.jobs.middleware);
    for (const path of CACHED_CONTENT_PATHS) app.get(API_BASE + path, caches.content.middleware);
  }
  app.use(secureHeaders);
  app.use(`${API_BASE}/*`, boundReads(MAX_READS));
  app.use(`${API_BASE}/*`, (c, next) =>
    c.req.method === "GET" ? runAsRead(c.req.raw.signal, next) : next(),
  );
  // Registered before the general body limit: images are larger and have their own limit.
  const files = createFileStore(config);
  app.route("/api/uploads", uploadsRoutes(config.secret, files));
  // Its issuer reads the body itself, which the general limit would have begun to read.
  if (config.env === "demo") app.route(GUILD_ID_PATH, guildIdRoutes(config, log));
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ message: "This request is too large.", errors: {} }, 413),
    }),
  );

  app.route("/", healthRoutes);
  // The web apps' servers cache pages for as long as this stays the same.
  app.get("/content-state", async (c) => {
    c.header("Cache-Control", "no-store");
    return c.text(await readContentState(c.var.db));
  });
  app.route("/", docsRoutes);
  for (const kind of ["cv", "export"] as const)
    app.route(DOWNLOADS[kind].path, downloadRoutes(config.secret, kind, files));
  app.route("/api/unsubscribe/newsletter", newsletterOneClickRoutes);
  app.route("/api/unsubscribe", oneClickRoutes);
  app.route("/api/calendar", calendarRoutes);
  app.route("/api/calendar/conferences", conferenceCalendarRoutes);
  app.route(COUNTED_LINKS, campaignLinkRoutes);
  app.route(API_BASE, sitemapRoutes);
  app.route(`${API_BASE}/feeds`, feedRoutes);
  app.route(`/api/files/${SOCIAL_FOLDER}`, socialPictureRoutes(files));
  app.route("/api/files", filesRoutes(files));
  if (config.env === "demo") {
    app.use("/dev/*", onlyHere);
    app.route("/dev/outbox", outboxRoutes);
    app.route("/dev/mails", mailPreviewRoutes);
    app.route("/dev/crm", crmLogRoutes);
  }
  for (const implementation of implementations) implementation(app);

  app.notFound(() => {
    throw new Problem("not_found", "There is no such call.");
  });
  app.onError((error, c) => {
    const hasLeft = c.req.method === "GET" && c.req.raw.signal.aborted;
    if (hasLeft) return c.body(null, CLIENT_LEFT);
    if (!(error instanceof Problem)) {
      c.var.log.error({ err: error, path: c.req.path }, "failed");
      reportFailure(c, error);
    }
    const problem = toProblem(error);
    if (!problem) return c.json({ message: GENERIC_MESSAGE, errors: {} }, 500);
    // Responds through `c`, so that a stale cookie marked for deletion is cleared here, too.
    const { body, status, headers } = toHttpResponse(problem);
    return c.json(body, status, headers);
  });
  return app;
};
