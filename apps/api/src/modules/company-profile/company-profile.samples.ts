import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, ownCompany, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const may: PersonName[] = ["owner", "administrator", "campaigner", "superAdmin", "accountManager"];

const at = ({ company }: World) => ({ params: { id: company.id } });

const partnershipIn = async ({ given, company }: World) => (await given.partnership(company.id)).id;

const uploadIn = async (world: World) => ({
  ...at(world),
  body: {
    filename: "a.png",
    content_type: "image/png" as const,
    partnership_id: await partnershipIn(world),
  },
});

const pictureIn = async (world: World) => ({
  ...at(world),
  body: { img_name: "unknown.png", partnership_id: await partnershipIn(world) },
});

export const companyProfileSamples = defineSamples(contract.companyProfile, {
  one: { may: [...ownCompany, ...companyStaff], sample: at },
  saveInfo: {
    may,
    validValues: nullable("headquarters", "founded", "employees"),
    sample: async (world) => ({
      ...at(world),
      body: {
        name: "Tidewerk",
        headquarters: String(await world.given.placeId("hamburg")),
        founded: 2014,
        employees: 4,
        industries: [1, 3],
      },
    }),
  },
  saveIntroduction: {
    may,
    validValues: nullable("partnership_id"),
    sample: async (world) => ({
      ...at(world),
      body: {
        short_description: "Software for ports.",
        partnership_id: await partnershipIn(world),
      },
    }),
  },
  saveKeyValues: { may, sample: (world) => ({ ...at(world), body: { key_values: [2, 1] } }) },
  saveTechStack: {
    may,
    sample: async (world) => ({
      ...at(world),
      body: { tech_stacks: [await world.given.skillId("go")] },
    }),
  },
  saveHiringPreference: {
    may,
    validValues: nullable("hiring_preference"),
    sample: (world) => ({ ...at(world), body: { hiring_preference: 2 } }),
  },
  saveSlug: {
    may,
    sample: (world) => ({ ...at(world), body: { slug: `renamed-company-${world.company.id}` } }),
  },
  saveLinks: {
    may,
    validValues: nullable(
      "website",
      "github",
      "twitter",
      "instagram",
      "tiktok",
      "facebook",
      "linkedin",
    ),
    sample: (world) => ({
      ...at(world),
      body: {
        website: "https://tidewerk.example",
        github: "https://github.com/tidewerk",
        twitter: "https://x.com/tidewerk",
        instagram: "https://www.instagram.com/tidewerk",
        tiktok: "https://www.tiktok.com/@tidewerk",
        facebook: "https://www.facebook.com/tidewerk",
        linkedin: "https://www.linkedin.com/company/tidewerk",
      },
    }),
  },
  saveVisibility: {
    may: ["superAdmin", "accountManager"],
    sample: (world) => ({ ...at(world), body: { published: true } }),
  },
  logoUploadUrl: { may, validValues: nullable("partnership_id"), sample: uploadIn },
  saveLogo: { may, validValues: nullable("img_name", "partnership_id"), sample: pictureIn },
  coverUploadUrl: { may, validValues: nullable("partnership_id"), sample: uploadIn },
  saveCover: { may, validValues: nullable("img_name", "partnership_id"), sample: pictureIn },
});
