import type { Given } from "./given.ts";
import type { Sample } from "./posting-samples.ts";

const PASSWORD = "seven-lanterns-north";

/** Valid input for every call about one's own login and account. */
export const accountSamples = async (
  given: Given,
  developerId: number,
): Promise<Record<string, Sample>> => {
  const { userId } = await given.developer();
  const place = {
    residence_place_id: String(await given.placeId("berlin")),
    citizenship_country_id: await given.placeId("germany"),
  };
  const wishes = { remote: true, relocation: false, work_permit_details: "EU Blue Card" };
  const linkedin = "www.linkedin.com/in/ada-test";
  const passwordTwice = { password: PASSWORD, password_confirmation: PASSWORD };
  const terms = { terms: true, hs_terms: true, job_digest_terms: false };
  return {
    "GET /user/account/activation/token-info/:token": { params: { token: "unknown" } },
    "PUT /user/account/activation/finalize": {
      body: {
        token: "unknown",
        ...passwordTwice,
        first_name: "Ada",
        last_name: "Test",
        terms: true,
      },
    },
    "POST /user/assign-developer": { body: terms },
    "POST /user/account/restore": { body: { token: "unknown" } },
    "POST /user/image/upload-url": {
      body: { filename: "me.png", image: "me.png", content_type: "image/png" },
    },
    "PUT /user/image": { body: { img_name: "default-1.svg" } },
    "POST /developer/settings/cv/upload-url": {
      body: { filename: "cv.pdf", file_name: "cv.pdf", content_type: "application/pdf" },
    },
    "PUT /developer/settings/cv": { body: { file_name: null } },
    "GET /developers/:id/cv-link": { params: { id: developerId } },
    "PUT /user/details": {
      body: {
        first_name: "Ada",
        last_name: "Test",
        job_title: "Engineer",
        position: "Lead",
        company_name: "Acme",
        about_me: "I build.",
        phone_number: "+4915112345678",
        work_phone_number: "030123456",
      },
    },
    "PUT /user/social-media": { body: { linkedin, github: "https://github.com/ada" } },
    "PUT /user/location-and-citizenship": { body: place },
    "PUT /user/interests": { body: { interests: [1] } },
    "PUT /user/skills": { body: { skills: [{ id: 1, experience: 3 }], only_append: true } },
    "POST /user/languages": {
      body: { user_languages: [{ id: 1, level_id: 2 }], only_append: true },
    },
    "PUT /developer/settings/notifications": {
      body: { job_recommendations_subscribed: true, dev_digest_subscription_status: 1 },
    },
    "PUT /developer/settings/job-preferences": { body: wishes },
    "PUT /developer/profile/finalize/location": { body: place },
    "PUT /developer/profile/finalize/preferences": {
      body: { ...wishes, job_recommendations_subscribed: false },
    },
    "PUT /developer/profile/finalize/linkedin": { body: { linkedin } },
    "POST /user/email/change": { body: { email: "other@test.example", password: PASSWORD } },
    "POST /user/password/forgot": { body: { email: "nobody@test.example" } },
    "POST /user/password/reset": {
      body: { token: "unknown", email: "nobody@test.example", ...passwordTwice },
    },
    "GET /user/password/reset/token-validity": { query: { token: "unknown" } },
    "PUT /user/password": { body: { current_password: "another one", ...passwordTwice } },
    "POST /user/password/set": { body: { verification_code: "000000", ...passwordTwice } },
    "GET /oauth/:provider/quick-init": {
      params: { provider: "oidc" },
      query: { redirect_uri: "http://localhost:3000/en/login" },
    },
    "POST /oauth/:provider/quick-exchange": {
      params: { provider: "oidc" },
      body: { code: "x", state: "unknown", redirect_uri: "http://localhost:3000/en/login" },
    },
    "DELETE /user/sessions/:id": { params: { id: 1 } },
    "GET /user/data-exports/:id/link": { params: { id: 1 } },
    "GET /user/security-events": { query: { page: "1", per_page: "10" } },
    "DELETE /user/login-connections/:id": { params: { id: await given.loginConnection(userId) } },
  };
};
