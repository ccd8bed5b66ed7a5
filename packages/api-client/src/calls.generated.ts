// Written by `pnpm generate` from the contract.
export const account = {
  "invitation": "GET /user/account/activation/token-info/:token",
  "acceptInvitation": "PUT /user/account/activation/finalize",
  "assignDeveloper": "POST /user/assign-developer",
  "deleteGeneric": "POST /user/delete-generic-account",
  "deleteDeveloper": "POST /developer/delete-account",
  "restore": "POST /user/account/restore"
} as const;
export const adminCompanies = {
  "list": "GET /admin/companies",
  "assigned": "GET /admin/companies/assigned-companies",
  "options": "GET /filter/admin/companies/options"
} as const;
export const adminJobs = {
  "list": "GET /admin/jobs",
  "bookmarked": "GET /admin/jobs/bookmarked",
  "expiredOfAssigned": "GET /admin/jobs/company-expired-jobs",
  "bookmark": "PUT /admin/jobs/:id/bookmark"
} as const;
export const ads = {
  "communityPartners": "GET /ads/community-partners"
} as const;
export const alerts = {
  "list": "GET /developer/saved-searches",
  "save": "POST /developer/saved-searches",
  "change": "PUT /developer/saved-searches/:id",
  "remove": "DELETE /developer/saved-searches/:id",
  "ask": "POST /alerts",
  "subscription": "GET /alerts/subscription",
  "confirm": "POST /alerts/confirm",
  "unsubscribe": "POST /alerts/unsubscribe"
} as const;
export const applications = {
  "apply": "POST /jobs/:id/apply",
  "applyByOneClick": "POST /user/jobs/one-click-apply",
  "applied": "GET /developers/:id/jobs/applied",
  "appliedOne": "GET /developers/:id/jobs/applied/:jobId",
  "walkAway": "PUT /developers/:id/jobs/applied/:jobId/decline",
  "archive": "PUT /developers/:id/jobs/applied/:jobId/archive"
} as const;
export const candidates = {
  "list": "GET /companies/:companyId/jobs/:jobId/candidates",
  "message": "POST /companies/:companyId/jobs/:jobId/candidates/:candidateId/messages",
  "move": "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/status",
  "changeStatus": "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status"
} as const;
export const catalogue = {
  "languages": "GET /languages",
  "skills": "GET /lists/skills",
  "skillCategories": "GET /lists/skills/categories",
  "countries": "GET /lists/countries",
  "cities": "GET /locations/cities/search",
  "regionsAndCountries": "GET /locations/regions-and-countries",
  "events": "GET /lists/events"
} as const;
export const companies = {
  "baseInfo": "GET /companies/:id/base-info"
} as const;
export const companyLists = {
  "companies": "GET /lists/companies",
  "employees": "GET /lists/company/employees",
  "industries": "GET /lists/company/industries",
  "keyValues": "GET /lists/company/key-values",
  "hiringPreferences": "GET /lists/company/hiring-preferences",
  "marketingMembers": "GET /lists/companies/marketing-membership",
  "talentManagers": "GET /lists/talent-managers"
} as const;
export const consents = {
  "services": "GET /user/service-consents",
  "chooseServices": "PUT /user/service-consents"
} as const;
export const dashboards = {
  "developer": "GET /developer/dashboard",
  "developerJobs": "GET /developers/:id/jobs",
  "company": "GET /company/dashboard"
} as const;
export const dataExports = {
  "ask": "POST /user/data-exports",
  "latest": "GET /user/data-exports",
  "link": "GET /user/data-exports/:id/link"
} as const;
export const eventPartnerships = {
  "list": "GET /event-partnerships"
} as const;
export const errorReports = {
  "report": "POST /error-reports"
} as const;
export const forms = {
  "token": "GET /integration/crm/form/token",
  "newsletter": "POST /integration/crm/form/newsletter",
  "b2bNewsletter": "POST /integration/crm/form/b2b-newsletter",
  "liveSuggestion": "POST /integration/crm/form/live-suggestion",
  "mediaKit": "POST /integration/crm/form/media-kit",
  "subscription": "GET /newsletter/subscription",
  "confirm": "POST /newsletter/confirm",
  "unsubscribe": "POST /newsletter/unsubscribe"
} as const;
export const highlights = {
  "active": "GET /highlights/:id"
} as const;
export const identity = {
  "signUp": "POST /developer/sign-up",
  "logIn": "POST /user/login",
  "logOut": "POST /user/logout",
  "me": "GET /user",
  "verifyEmail": "POST /user/email/verify",
  "resendVerification": "POST /user/email/resend-verification",
  "changeEmail": "POST /user/email/change",
  "emailStatus": "GET /user/email/status",
  "switchAccount": "PUT /user/accounts/default",
  "markSeen": "POST /user/last-seen"
} as const;
export const jobs = {
  "search": "GET /jobs",
  "details": "GET /jobs/details",
  "similar": "GET /jobs/:id/similar",
  "options": "GET /filter/jobs/options",
  "words": "GET /filter/jobs/words",
  "locations": "GET /filter/jobs/locations",
  "categoryPage": "GET /filter/jobs/category-page/meta-data",
  "categoryFooter": "GET /filter/jobs/category-page/footer-links",
  "featured": "GET /featured/jobs",
  "randomPremium": "GET /jobs/random-premium",
  "featuredSkills": "GET /featured/skills",
  "featuredLocations": "GET /featured/locations"
} as const;
export const liveEvents = {
  "show": "GET /live-show",
  "previousEpisodes": "GET /live-show/previous-episodes",
  "list": "GET /live-events",
  "options": "GET /filter/live-events/options",
  "featured": "GET /featured/live-events",
  "names": "GET /lists/live-events",
  "seasons": "GET /lists/live-event-seasons",
  "relatedJobs": "GET /live-events/:id/related-jobs",
  "details": "GET /live-events/:id/:slug"
} as const;
export const liveRegistrations = {
  "register": "POST /live-events/:id/register",
  "withdraw": "DELETE /live-events/:id/register",
  "guestRegister": "POST /live-events/:id/guest-register",
  "place": "GET /live-registrations/place",
  "confirmPlace": "POST /live-registrations/confirm",
  "withdrawPlace": "POST /live-registrations/withdraw",
  "feed": "GET /live-registrations/calendar",
  "renewFeed": "POST /live-registrations/calendar",
  "endFeed": "DELETE /live-registrations/calendar"
} as const;
export const magazine = {
  "list": "GET /magazine/articles",
  "options": "GET /filter/magazine-articles/options",
  "featured": "GET /featured/magazine-articles",
  "recruitingInsights": "GET /featured/recruiting-insights",
  "relatedJobs": "GET /magazine/:id/related-jobs",
  "details": "GET /magazine/:id/:slug"
} as const;
export const oauth = {
  "providers": "GET /oauth/providers",
  "quickInit": "GET /oauth/:provider/quick-init",
  "quickExchange": "POST /oauth/:provider/quick-exchange"
} as const;
export const memberships = {
  "featured": "GET /featured/membership-plans",
  "recruiting": "GET /companies/membership-plans",
  "marketing": "GET /companies/marketing-membership-plans",
  "employerBranding": "GET /companies/employer-branding-membership-plans"
} as const;
export const mfa = {
  "overview": "GET /user/mfa",
  "generateCode": "POST /user/mfa/generate-code",
  "resendCode": "POST /user/mfa/resend-code",
  "activate": "POST /user/mfa/activate",
  "deactivate": "POST /user/mfa/deactivate",
  "setUpTotp": "POST /user/mfa/totp/setup",
  "activateTotp": "POST /user/mfa/totp/activate",
  "deactivateTotp": "POST /user/mfa/totp/deactivate",
  "renewRecoveryCodes": "POST /user/mfa/recovery-codes",
  "passkeys": "GET /user/mfa/passkeys",
  "beginPasskey": "POST /user/mfa/passkeys/options",
  "addPasskey": "POST /user/mfa/passkeys",
  "renamePasskey": "PUT /user/mfa/passkeys/:id",
  "removePasskey": "DELETE /user/mfa/passkeys/:id",
  "challenge": "POST /user/mfa/challenge",
  "verify": "POST /user/mfa/verify",
  "sendCode": "POST /user/mfa/send-code",
  "finishLogIn": "POST /user/login/mfa",
  "beginPasskeyLogIn": "POST /user/login/passkey/options",
  "logInByPasskey": "POST /user/login/passkey"
} as const;
export const overview = {
  "read": "GET /admin/overview"
} as const;
export const palette = {
  "search": "GET /palette"
} as const;
export const passwords = {
  "forgot": "POST /user/password/forgot",
  "reset": "POST /user/password/reset",
  "tokenValidity": "GET /user/password/reset/token-validity",
  "change": "PUT /user/password",
  "sendSetupCode": "POST /user/password/setup-verification",
  "set": "POST /user/password/set"
} as const;
export const postings = {
  "list": "GET /companies/:id/job-postings",
  "options": "GET /companies/:id/jobs/options",
  "publishOptions": "GET /companies/jobs/publish-options",
  "prices": "GET /companies/jobs/prices",
  "reach": "GET /companies/jobs/reach-estimate",
  "editable": "GET /companies/:companyId/jobs/:jobId/editable",
  "one": "GET /companies/:companyId/jobs/:jobId",
  "saveDraft": "POST /company",
  "create": "POST /companies/:id/jobs",
  "update": "PUT /companies/:companyId/jobs/:jobId",
  "remove": "DELETE /companies/:companyId/jobs/:jobId",
  "draftPreview": "GET /jobs/:id/draft-preview"
} as const;
export const profile = {
  "saveBasic": "PUT /developer/profile/basic",
  "saveExperience": "PUT /developer/profile/experience",
  "markWizardSeen": "PUT /developer/profile/wizard-seen",
  "saveDetails": "PUT /user/details",
  "saveSocialMedia": "PUT /user/social-media",
  "saveLocation": "PUT /user/location-and-citizenship",
  "saveInterests": "PUT /user/interests",
  "saveSkills": "PUT /user/skills",
  "saveLanguages": "POST /user/languages",
  "saveNotifications": "PUT /developer/settings/notifications",
  "saveJobPreferences": "PUT /developer/settings/job-preferences",
  "finalizeLocation": "PUT /developer/profile/finalize/location",
  "finalizePreferences": "PUT /developer/profile/finalize/preferences",
  "finalizeLinkedin": "PUT /developer/profile/finalize/linkedin"
} as const;
export const profileFiles = {
  "imageUploadUrl": "POST /user/image/upload-url",
  "saveImage": "PUT /user/image",
  "cvUploadUrl": "POST /developer/settings/cv/upload-url",
  "saveCv": "PUT /developer/settings/cv",
  "cvLink": "GET /developers/:id/cv-link"
} as const;
export const publicCompanies = {
  "details": "GET /companies/details",
  "teams": "GET /companies/teams",
  "options": "GET /filter/companies/options",
  "locations": "GET /filter/companies/locations",
  "featured": "GET /featured/companies"
} as const;
export const publicJobs = {
  "list": "GET /public/jobs"
} as const;
export const salaries = {
  "options": "GET /salary-calculator/b2b/options",
  "estimate": "POST /salary-calculator/b2b"
} as const;
export const savedJobs = {
  "list": "GET /developer/saved-jobs",
  "ids": "GET /developer/saved-jobs/ids",
  "save": "PUT /developer/saved-jobs/:id",
  "remove": "DELETE /developer/saved-jobs/:id"
} as const;
export const security = {
  "sessions": "GET /user/sessions",
  "endSession": "DELETE /user/sessions/:id",
  "endOtherSessions": "DELETE /user/sessions",
  "events": "GET /user/security-events",
  "loginConnections": "GET /user/login-connections",
  "removeLoginConnection": "DELETE /user/login-connections/:id"
} as const;
export const siteData = {
  "global": "GET /site-data/global",
  "footerLinks": "GET /site-data/footer-links",
  "menu": "GET /site-data/menu",
  "quotes": "GET /site-data/quotes"
} as const;
export const techStackPages = {
  "list": "GET /pages/b2b-tech-stack",
  "details": "GET /pages/b2b-tech-stack/:slug"
} as const;
export const tracking = {
  "record": "POST /tracking/event"
} as const;
export const uploads = {
  "temporary": "POST /upload/temp/file"
} as const;
export const videos = {
  "list": "GET /videos",
  "options": "GET /filter/videos/options",
  "featured": "GET /featured/videos",
  "featuredEpisodes": "GET /featured/coffee-with-developers",
  "recruitingAcademy": "GET /featured/tech-recruiting-academy",
  "featuredSkills": "GET /featured/videos/skills",
  "relatedJobs": "GET /videos/:id/related-jobs",
  "details": "GET /videos/:id/:slug"
} as const;
