import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { developerStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";

const editors: PersonName[] = ["superAdmin", "talentManager"];

const at = ({ developerId }: World) => ({ params: { id: developerId } });
const ofNew = async ({ given }: World) => ({
  params: { id: (await given.developer()).developerId },
});

export const adminDeveloperSamples = defineSamples(contract.adminDevelopers, {
  csv: { may: developerStaff, sample: () => ({ query: { query: "ada" } }) },
  list: {
    may: developerStaff,
    sample: () => ({ query: { query: "ada", page: "1", per_page: "10" } }),
    manyRows: {
      makeRow: ({ given }) => given.developer(),
      reads: [{ as: "support", input: () => ({ query: { per_page: "100" } }) }],
    },
  },
  one: { may: developerStaff, sample: at },
  history: {
    may: developerStaff,
    sample: (world) => ({ ...at(world), query: { page: "1", per_page: "10" } }),
    manyRows: { reads: [{ as: "support", input: at }] },
  },
  saveNotes: {
    may: editors,
    sample: async (world) => ({
      ...(await ofNew(world)),
      body: { internal_notes_text: "Prefers the phone." },
    }),
  },
  setEmail: {
    may: editors,
    sample: async ({ given }) => {
      const { userId } = await given.developer();
      return { params: { id: userId }, body: { email: `moved${userId}@test.example` } };
    },
  },
  setBoardAccess: {
    may: editors,
    sample: async (world) => ({
      ...(await ofNew(world)),
      body: { validate_by_tm: 2, disproved: true },
    }),
  },
  setSuspension: {
    may: editors,
    sample: async (world) => ({
      ...(await ofNew(world)),
      body: { suspended: true, suspend_note: "Spam to companies." },
    }),
  },
  erase: {
    may: ["superAdmin"],
    sample: async ({ given }) => ({
      params: { userId: (await given.developer()).userId },
      query: { reason: "Ticket 8841", mfa_token: "unknown" },
    }),
  },
});
