// Written by `pnpm generate` from the contract.
export const calls = {
  "applications": {
    "apply": "POST /jobs/:id/apply",
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
  },
  "catalogue": {
    "languages": "GET /languages",
    "skills": "GET /lists/skills",
    "skillCategories": "GET /lists/skills/categories",
    "countries": "GET /lists/countries",
    "cities": "GET /locations/cities/search",
    "regionsAndCountries": "GET /locations/regions-and-countries",
    "events": "GET /lists/events"
  },
  "companies": {
    "dashboard": "GET /company/dashboard",
    "baseInfo": "GET /companies/:id/base-info",
    "adminList": "GET /admin/companies",
    "assigned": "GET /admin/companies/assigned-companies",
    "adminOptions": "GET /filter/admin/companies/options"
  },
  "identity": {
    "signUp": "POST /developer/sign-up",
    "logIn": "POST /user/login",
    "logOut": "POST /user/logout",
    "me": "GET /user",
    "verifyEmail": "POST /user/email/verify",
    "resendVerification": "POST /user/email/resend-verification",
    "emailStatus": "GET /user/email/status",
    "switchAccount": "PUT /user/accounts/default",
    "markSeen": "POST /user/last-seen"
  },
  "jobs": {
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
  },
  "mfa": {
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
  },
  "overview": {
    "read": "GET /admin/overview"
  },
  "palette": {
    "search": "GET /palette"
  },
  "postings": {
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
  },
  "profile": {
    "saveBasic": "PUT /developer/profile/basic",
    "saveExperience": "PUT /developer/profile/experience",
    "markWizardSeen": "PUT /developer/profile/wizard-seen"
  },
  "siteData": {
    "global": "GET /site-data/global",
    "footerLinks": "GET /site-data/footer-links"
  },
  "tracking": {
    "record": "POST /tracking/event"
  },
  "uploads": {
    "temporary": "POST /upload/temp/file"
  }
} as const;
