// Written by `pnpm generate` from the contract.
export const calls = {
  "account": {
    "invitation": "GET /user/account/activation/token-info/:token",
    "acceptInvitation": "PUT /user/account/activation/finalize",
    "assignDeveloper": "POST /user/assign-developer",
    "deleteGeneric": "POST /user/delete-generic-account",
    "deleteDeveloper": "POST /developer/delete-account",
    "restore": "POST /user/account/restore"
  },
  "applications": {
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
    "move": "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/status"
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
    "changeEmail": "POST /user/email/change",
    "emailStatus": "GET /user/email/status",
    "switchAccount": "PUT /user/accounts/default",
    "markSeen": "POST /user/last-seen"
  },
  "jobs": {
    "search": "GET /jobs",
    "details": "GET /jobs/details",
    "similar": "GET /jobs/:id/similar",
    "options": "GET /filter/jobs/options",
    "locations": "GET /filter/jobs/locations",
    "categoryPage": "GET /filter/jobs/category-page/meta-data",
    "categoryFooter": "GET /filter/jobs/category-page/footer-links",
    "adminList": "GET /admin/jobs",
    "bookmarked": "GET /admin/jobs/bookmarked",
    "expiredOfAssigned": "GET /admin/jobs/company-expired-jobs",
    "bookmark": "PUT /admin/jobs/:id/bookmark"
  },
  "overview": {
    "read": "GET /admin/overview"
  },
  "palette": {
    "search": "GET /palette"
  },
  "passwords": {
    "forgot": "POST /user/password/forgot",
    "reset": "POST /user/password/reset",
    "tokenValidity": "GET /user/password/reset/token-validity",
    "change": "PUT /user/password",
    "sendSetupCode": "POST /user/password/setup-verification",
    "set": "POST /user/password/set"
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
  },
  "profileFiles": {
    "imageUploadUrl": "POST /user/image/upload-url",
    "saveImage": "PUT /user/image",
    "cvUploadUrl": "POST /developer/settings/cv/upload-url",
    "saveCv": "PUT /developer/settings/cv",
    "cvLink": "GET /developers/:id/cv-link"
  },
  "security": {
    "sessions": "GET /user/sessions",
    "endSession": "DELETE /user/sessions/:id",
    "endOtherSessions": "DELETE /user/sessions",
    "events": "GET /user/security-events",
    "loginConnections": "GET /user/login-connections",
    "removeLoginConnection": "DELETE /user/login-connections/:id"
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
