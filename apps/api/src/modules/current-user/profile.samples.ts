import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developers, loggedIn } from "../../../testing/people.ts";
import { nullable, defineSamples } from "../../../testing/samples.ts";

const LINKEDIN = "www.linkedin.com/in/ada-test";
const WISHES = { remote: true, relocation: false, work_permit_details: "EU Blue Card" };

const sampleLocation = async ({ given }: World) => ({
  residence_place_id: String(await given.placeId("berlin")),
  residence_name: "Kleinkleckersdorf",
  citizenship_country_id: await given.placeId("germany"),
});

export const profileSamples = defineSamples(contract.profile, {
  saveBasic: {
    may: developers,
    validValues: nullable("residence_name", "citizenship_country_id"),
    sample: async (world) => ({
      body: { first_name: "Ada", last_name: "Test", ...(await sampleLocation(world)) },
    }),
  },
  saveExperience: {
    may: developers,
    sample: () => ({
      body: { skills: [{ id: 1, experience: 3 }], languages: [{ id: 1, level_id: 2 }] },
    }),
  },
  markWizardSeen: { may: developers },
  saveDetails: {
    may: loggedIn,
    validValues: nullable(
      "job_title",
      "position",
      "company_name",
      "about_me",
      "phone_number",
      "work_phone_number",
    ),
    sample: () => ({
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
    }),
  },
  saveSocialMedia: {
    may: developers,
    validValues: nullable("linkedin", "github"),
    sample: () => ({ body: { linkedin: LINKEDIN, github: "https://github.com/ada" } }),
  },
  saveLocation: {
    may: developers,
    validValues: nullable("residence_place_id", "residence_name", "citizenship_country_id"),
    sample: async (world) => ({ body: await sampleLocation(world) }),
  },
  saveInterests: { may: developers, sample: () => ({ body: { interests: [1] } }) },
  saveSkills: {
    may: developers,
    // A negative number of years removes the skill.
    validValues: ["skills.0.experience -1"],
    sample: () => ({ body: { skills: [{ id: 1, experience: 3 }], only_append: true } }),
  },
  saveLanguages: {
    may: developers,
    sample: () => ({ body: { user_languages: [{ id: 1, level_id: 2 }], only_append: true } }),
  },
  saveNotifications: {
    may: developers,
    sample: () => ({
      body: {
        job_recommendations_subscribed: true,
        dev_digest_subscription_status: 1,
        staff_messages_allowed: true,
      },
    }),
  },
  saveNotificationEmails: {
    may: loggedIn,
    sample: () => ({ body: { notification_emails: false } }),
  },
  saveJobPreferences: {
    may: developers,
    validValues: nullable("work_permit_details"),
    sample: () => ({ body: WISHES }),
  },
  finalizeLocation: {
    may: developers,
    validValues: nullable("residence_name", "citizenship_country_id"),
    sample: async (world) => ({ body: await sampleLocation(world) }),
  },
  finalizePreferences: {
    may: developers,
    validValues: nullable("work_permit_details"),
    sample: () => ({ body: { ...WISHES, job_recommendations_subscribed: false } }),
  },
  finalizeLinkedin: {
    may: developers,
    validValues: nullable("linkedin"),
    sample: () => ({ body: { linkedin: LINKEDIN } }),
  },
});
