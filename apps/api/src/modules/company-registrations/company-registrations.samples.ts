import { contract } from "@devguild/contract/contract";

import { everyone, hiring } from "../../../testing/people.ts";
import { draftIn, postingIn, VALID_POSTING_VALUES } from "../../../testing/posting-samples.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const EMAIL = "jobs@test.example";
const PASSWORD = "seven-lanterns-north";

export const companyRegistrationSamples = defineSamples(contract.companyRegistrations, {
  saveDraft: {
    may: ["guest", "generic", "developer", "otherDeveloper", ...hiring, "foreignOwner"],
    validValues: [
      ...VALID_POSTING_VALUES.map((field) => `job.${field}`),
      ...nullable(
        "company.billing_email",
        "company.billing_information",
        "company.billing_address",
        "company.billing_country",
        "company.billing_vat",
        "company.vat_id",
      ),
    ],
    sample: async (world) => ({
      body: {
        company: {
          company_name: "Acme",
          email_address: EMAIL,
          billing_email: EMAIL,
          billing_information: "Am Sandtorkai 41, 20457 Hamburg",
          billing_address: "Am Sandtorkai 41, 20457 Hamburg",
          billing_country: "DE",
          billing_vat: "DE298417056",
          vat_id: "DE298417056",
          terms_agree: true,
          occasional_emails: true,
          password: PASSWORD,
          password_confirmation: PASSWORD,
          hutk: "a",
          draft_token: "unknown",
          utm_campaign: "b",
        },
        job: { ...(await postingIn(world)), id: (await draftIn(world)).jobId },
      },
    }),
  },
  draft: {
    may: everyone,
    skipsContentCheck: true,
    sample: () => ({ params: { token: "unknown" } }),
  },
  resendCode: { may: everyone, sample: () => ({ body: { email: EMAIL } }) },
  verifyCode: {
    may: everyone,
    sample: () => ({ body: { email: EMAIL, confirmation_code: "123456" } }),
  },
});
