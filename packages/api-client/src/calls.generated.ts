// Written by `pnpm generate` from the contract.
export const account = {
  "invitation": "GET /user/account/activation/token-info/:token",
  "acceptInvitation": "PUT /user/account/activation/finalize",
  "assignDeveloper": "POST /user/assign-developer",
  "deleteGeneric": "POST /user/delete-generic-account",
  "deleteDeveloper": "POST /developer/delete-account",
  "restore": "POST /user/account/restore"
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
  "dashboard": "GET /developer/dashboard",
  "appliedAndSuggested": "GET /developers/:id/jobs",
  "applied": "GET /developers/:id/jobs/applied",
  "appliedOne": "GET /developers/:id/jobs/applied/:jobId",
  "walkAway": "PUT /developers/:id/jobs/applied/:jobId/decline",
  "archive": "PUT /developers/:id/jobs/applied/:jobId/archive",
  "candidates": "GET /companies/:companyId/jobs/:jobId/candidates",
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
  "dashboard": "GET /company/dashboard",
  "baseInfo": "GET /companies/:id/base-info",
  "adminList": "GET /admin/companies",
  "assigned": "GET /admin/companies/assigned-companies",
  "adminOptions": "GET /filter/admin/companies/options"
} as const;
export const dataExports = {
  "ask": "POST /user/data-exports",
  "latest": "GET /user/data-exports",
  "link": "GET /user/data-exports/:id/link"
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
  "adminList": "GET /admin/jobs",
  "bookmarked": "GET /admin/jobs/bookmarked",
  "expiredOfAssigned": "GET /admin/jobs/company-expired-jobs",
  "bookmark": "PUT /admin/jobs/:id/bookmark"
} as const;
export const oauth = {
  "providers": "GET /oauth/providers",
  "quickInit": "GET /oauth/:provider/quick-init",
  "quickExchange": "POST /oauth/:provider/quick-exchange"
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
  "footerLinks": "GET /site-data/footer-links"
} as const;
export const tracking = {
  "record": "POST /tracking/event"
} as const;
export const uploads = {
  "temporary": "POST /upload/temp/file"
} as const;
