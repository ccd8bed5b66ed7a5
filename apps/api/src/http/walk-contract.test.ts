import { beforeAll, describe, expect, test } from "vitest";

import {
  addressOf,
  contractCalls,
  contractWorld,
  PEOPLE,
  type PersonName,
} from "../../testing/contract-world.ts";
import { openApi, type TestApi } from "../../testing/test-api.ts";

const everyone = PEOPLE;
const loggedIn = PEOPLE.filter((person) => person !== "guest");
const developers: PersonName[] = ["developer", "otherDeveloper"];
const hiring: PersonName[] = ["owner", "administrator", "recruiter"];
const ownCompany: PersonName[] = [...hiring, "campaigner"];
const staff: PersonName[] = [
  "superAdmin",
  "accountManager",
  "talentManager",
  "contentEditor",
  "support",
];
const companyStaff = staff.filter((person) => person !== "contentEditor");
const jobEditors: PersonName[] = ["superAdmin", "accountManager", "talentManager"];
const developerStaff: PersonName[] = ["superAdmin", "talentManager", "support"];

// Who may make which call, written down by hand: the contract's own `access` is what is tested.
const MAY: Record<string, readonly PersonName[]> = {
  "GET /languages": everyone,
  "GET /lists/skills": everyone,
  "GET /lists/skills/categories": everyone,
  "GET /lists/countries": everyone,
  "GET /lists/events": everyone,
  "GET /locations/cities/search": everyone,
  "GET /locations/regions-and-countries": everyone,
  "GET /site-data/global": everyone,
  "GET /site-data/footer-links": everyone,
  "POST /tracking/event": everyone,
  "POST /error-reports": everyone,
  "GET /palette": everyone,
  "GET /public/jobs": everyone,

  "GET /site-data/menu": everyone,
  "GET /site-data/quotes": everyone,
  "GET /ads/community-partners": everyone,
  "GET /highlights/:id": everyone,
  "GET /featured/jobs": everyone,
  "GET /jobs/random-premium": everyone,
  "GET /featured/skills": everyone,
  "GET /featured/locations": everyone,
  "GET /featured/magazine-articles": everyone,
  "GET /featured/recruiting-insights": everyone,
  "GET /featured/tech-recruiting-academy": everyone,
  "GET /pages/b2b-tech-stack": everyone,
  "GET /pages/b2b-tech-stack/:slug": everyone,
  "GET /event-partnerships": everyone,

  "GET /magazine/articles": everyone,
  "GET /filter/magazine-articles/options": everyone,
  "GET /magazine/:id/related-jobs": everyone,
  "GET /magazine/:id/:slug": everyone,

  "GET /videos": everyone,
  "GET /filter/videos/options": everyone,
  "GET /featured/videos": everyone,
  "GET /featured/coffee-with-developers": everyone,
  "GET /featured/videos/skills": everyone,
  "GET /videos/:id/related-jobs": everyone,
  "GET /videos/:id/:slug": everyone,

  "GET /live-show": everyone,
  "GET /live-show/previous-episodes": everyone,
  "GET /live-events": everyone,
  "GET /filter/live-events/options": everyone,
  "GET /featured/live-events": everyone,
  "GET /lists/live-events": everyone,
  "GET /lists/live-event-seasons": everyone,
  "GET /live-events/:id/related-jobs": everyone,
  "GET /live-events/:id/:slug": everyone,
  "POST /live-events/:id/register": loggedIn,
  "DELETE /live-events/:id/register": loggedIn,
  "POST /live-events/:id/guest-register": everyone,
  "GET /live-registrations/place": everyone,
  "POST /live-registrations/confirm": everyone,
  "POST /live-registrations/withdraw": everyone,
  "GET /live-registrations/calendar": loggedIn,
  "POST /live-registrations/calendar": loggedIn,
  "DELETE /live-registrations/calendar": loggedIn,

  "POST /developer/sign-up": everyone,
  "POST /user/login": everyone,
  "POST /user/logout": everyone,
  "GET /oauth/providers": everyone,
  "GET /oauth/:provider/quick-init": everyone,
  "POST /oauth/:provider/quick-exchange": everyone,
  "POST /user/email/verify": everyone,
  "GET /user": loggedIn,
  "GET /user/email/status": loggedIn,
  "POST /user/email/resend-verification": loggedIn,
  "PUT /user/accounts/default": loggedIn,
  "POST /user/last-seen": loggedIn,
  "POST /user/email/change": loggedIn,
  "POST /user/password/forgot": everyone,
  "POST /user/password/reset": everyone,
  "GET /user/password/reset/token-validity": everyone,
  "PUT /user/password": loggedIn,
  "POST /user/password/setup-verification": loggedIn,
  "POST /user/password/set": loggedIn,
  "GET /user/account/activation/token-info/:token": everyone,
  "PUT /user/account/activation/finalize": everyone,
  "POST /user/account/restore": everyone,
  "POST /user/assign-developer": loggedIn,
  "POST /user/delete-generic-account": loggedIn,
  "POST /developer/delete-account": developers,
  "POST /user/image/upload-url": loggedIn,
  "PUT /user/image": loggedIn,
  "POST /developer/settings/cv/upload-url": developers,
  "PUT /developer/settings/cv": developers,
  // Of the companies those that hold an application of the developer.
  "GET /developers/:id/cv-link": ["developer", ...hiring, ...developerStaff],
  "GET /user/service-consents": loggedIn,
  "PUT /user/service-consents": loggedIn,
  "GET /user/sessions": loggedIn,
  "DELETE /user/sessions/:id": loggedIn,
  "DELETE /user/sessions": loggedIn,
  "GET /user/security-events": loggedIn,
  "GET /user/login-connections": loggedIn,
  "DELETE /user/login-connections/:id": loggedIn,
  "POST /user/data-exports": loggedIn,
  "GET /user/data-exports": loggedIn,
  "GET /user/data-exports/:id/link": loggedIn,

  "POST /user/login/mfa": everyone,
  "POST /user/login/passkey/options": everyone,
  "POST /user/login/passkey": everyone,
  "POST /user/mfa/send-code": everyone,
  "GET /user/mfa": loggedIn,
  "POST /user/mfa/generate-code": loggedIn,
  "POST /user/mfa/resend-code": loggedIn,
  "POST /user/mfa/activate": loggedIn,
  "POST /user/mfa/deactivate": loggedIn,
  "POST /user/mfa/totp/setup": loggedIn,
  "POST /user/mfa/totp/activate": loggedIn,
  "POST /user/mfa/totp/deactivate": loggedIn,
  "POST /user/mfa/recovery-codes": loggedIn,
  "GET /user/mfa/passkeys": loggedIn,
  "POST /user/mfa/passkeys/options": loggedIn,
  "POST /user/mfa/passkeys": loggedIn,
  "PUT /user/mfa/passkeys/:id": loggedIn,
  "DELETE /user/mfa/passkeys/:id": loggedIn,
  "POST /user/mfa/challenge": loggedIn,
  "POST /user/mfa/verify": loggedIn,

  "GET /jobs": everyone,
  "GET /jobs/details": everyone,
  "GET /jobs/:id/similar": everyone,
  "GET /filter/jobs/options": everyone,
  "GET /filter/jobs/words": everyone,
  "GET /filter/jobs/locations": everyone,
  "GET /filter/jobs/category-page/meta-data": everyone,
  "GET /filter/jobs/category-page/footer-links": everyone,

  "PUT /developer/profile/basic": developers,
  "PUT /developer/profile/experience": developers,
  "PUT /developer/profile/wizard-seen": developers,
  "PUT /developer/profile/finalize/location": developers,
  "PUT /developer/profile/finalize/preferences": developers,
  "PUT /developer/profile/finalize/linkedin": developers,
  "PUT /developer/settings/notifications": developers,
  "PUT /developer/settings/job-preferences": developers,
  "PUT /user/details": loggedIn,
  "PUT /user/social-media": developers,
  "PUT /user/location-and-citizenship": developers,
  "PUT /user/interests": developers,
  "PUT /user/skills": developers,
  "POST /user/languages": developers,
  "GET /developer/dashboard": developers,
  "POST /jobs/:id/apply": developers,
  "POST /user/jobs/one-click-apply": developers,
  "GET /developers/:id/jobs": ["developer", ...developerStaff],
  "GET /developers/:id/jobs/applied": ["developer", ...developerStaff],
  "GET /developers/:id/jobs/applied/:jobId": ["developer", ...developerStaff],
  "PUT /developers/:id/jobs/applied/:jobId/decline": ["developer"],
  "PUT /developers/:id/jobs/applied/:jobId/archive": ["developer"],

  "GET /developer/saved-jobs": developers,
  "GET /developer/saved-jobs/ids": developers,
  "PUT /developer/saved-jobs/:id": developers,
  "DELETE /developer/saved-jobs/:id": developers,
  "GET /developer/saved-searches": developers,
  "POST /developer/saved-searches": developers,
  "PUT /developer/saved-searches/:id": developers,
  "DELETE /developer/saved-searches/:id": developers,
  "POST /alerts": everyone,
  "GET /alerts/subscription": everyone,
  "POST /alerts/confirm": everyone,
  "POST /alerts/unsubscribe": everyone,

  "GET /integration/crm/form/token": everyone,
  "POST /integration/crm/form/newsletter": everyone,
  "POST /integration/crm/form/b2b-newsletter": everyone,
  "POST /integration/crm/form/live-suggestion": everyone,
  "POST /integration/crm/form/media-kit": everyone,
  "GET /newsletter/subscription": everyone,
  "POST /newsletter/confirm": everyone,
  "POST /newsletter/unsubscribe": everyone,

  "GET /salary-calculator/b2b/options": everyone,
  "POST /salary-calculator/b2b": everyone,

  "GET /featured/membership-plans": everyone,
  "GET /companies/membership-plans": everyone,
  "GET /companies/marketing-membership-plans": everyone,
  "GET /companies/employer-branding-membership-plans": everyone,

  "GET /company/dashboard": [...ownCompany, "foreignOwner"],
  "GET /companies/details": everyone,
  "GET /companies/teams": everyone,
  "GET /filter/companies/options": everyone,
  "GET /filter/companies/locations": everyone,
  "GET /featured/companies": everyone,
  "GET /lists/companies": everyone,
  "GET /lists/company/employees": everyone,
  "GET /lists/company/industries": everyone,
  "GET /lists/company/key-values": everyone,
  "GET /lists/company/hiring-preferences": everyone,
  "GET /lists/companies/marketing-membership": companyStaff,
  "GET /lists/talent-managers": companyStaff,

  "GET /companies/:id/base-info": [...ownCompany, ...companyStaff],
  "GET /companies/:id/job-postings": [...ownCompany, ...companyStaff],
  // Who is no company asks for prices without an id; that is tested where they are.
  "GET /companies/jobs/prices": [...ownCompany, ...companyStaff],
  "GET /companies/jobs/publish-options": [...hiring, ...companyStaff],
  "GET /companies/jobs/reach-estimate": everyone,
  "GET /companies/:id/jobs/options": [...hiring, ...companyStaff],
  "GET /companies/:companyId/jobs/:jobId/editable": [...hiring, ...companyStaff],
  "GET /companies/:companyId/jobs/:jobId": [...ownCompany, ...companyStaff],
  "GET /jobs/:id/draft-preview": everyone,
  "POST /company": [...hiring, "foreignOwner"],
  "POST /companies/:id/jobs": [...hiring, ...jobEditors],
  "PUT /companies/:companyId/jobs/:jobId": [...hiring, ...jobEditors],
  "DELETE /companies/:companyId/jobs/:jobId": [...hiring, ...jobEditors],
  "POST /upload/temp/file": [...hiring, "foreignOwner", ...jobEditors],
  "GET /companies/:companyId/jobs/:jobId/candidates": [...hiring, ...companyStaff],
  "POST /companies/:companyId/jobs/:jobId/candidates/:candidateId/messages": hiring,
  "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/status": hiring,
  "PUT /companies/:companyId/jobs/:jobId/candidates/:candidateId/change-status": jobEditors,

  "GET /admin/overview": staff,
  "GET /admin/companies": companyStaff,
  "GET /admin/companies/assigned-companies": companyStaff,
  "GET /filter/admin/companies/options": companyStaff,
  "GET /admin/jobs": companyStaff,
  "GET /admin/jobs/bookmarked": companyStaff,
  "GET /admin/jobs/company-expired-jobs": companyStaff,
  "PUT /admin/jobs/:id/bookmark": companyStaff,
};

let api: TestApi;
let world: Awaited<ReturnType<typeof contractWorld>>;

beforeAll(async () => {
  api = await openApi();
  world = await contractWorld(api);
});

test("every call is in the table of who may make it, and the table holds no other", () => {
  expect(Object.keys(MAY).toSorted()).toEqual(contractCalls.map(([name]) => name).toSorted());
});

describe("only those make a call who may", () => {
  test.each(contractCalls)("%s", async (name, endpoint) => {
    const { params, query, body } = world.sampleOf(name);
    // A sample that is refused for its input would prove nothing about who may send it.
    expect(endpoint.body?.safeParse(body).error).toBeUndefined();
    expect(endpoint.query?.safeParse(query ?? {}).error).toBeUndefined();

    const decisions: [PersonName, number | "allowed"][] = [];
    for (const [index, person] of PEOPLE.entries()) {
      const { status } = await api.send(endpoint.method, addressOf(endpoint, params, query), {
        token: await world.tokenOf(person, name),
        address: `192.0.2.${index + 1}`,
        body: body && JSON.stringify(body),
      });
      const isRefused = status === 401 || status === 403 || status >= 500;
      decisions.push([person, isRefused ? status : "allowed"]);
    }

    const expected = PEOPLE.map((person) => [
      person,
      MAY[name]?.includes(person) ? "allowed" : person === "guest" ? 401 : 403,
    ]);
    expect(decisions).toEqual(expected);
  });
});
