// Written by `pnpm generate` from the contract.
export * as account from "./browser/account.generated.ts";
export * as applications from "./browser/applications.generated.ts";
export * as catalogue from "./browser/catalogue.generated.ts";
export * as companies from "./browser/companies.generated.ts";
export * as identity from "./browser/identity.generated.ts";
export * as jobs from "./browser/jobs.generated.ts";
export * as oauth from "./browser/oauth.generated.ts";
export * as overview from "./browser/overview.generated.ts";
export * as palette from "./browser/palette.generated.ts";
export * as passwords from "./browser/passwords.generated.ts";
export * as postings from "./browser/postings.generated.ts";
export * as profile from "./browser/profile.generated.ts";
export * as profileFiles from "./browser/profileFiles.generated.ts";
export * as security from "./browser/security.generated.ts";
export * as siteData from "./browser/siteData.generated.ts";
export * as tracking from "./browser/tracking.generated.ts";
export * as uploads from "./browser/uploads.generated.ts";
