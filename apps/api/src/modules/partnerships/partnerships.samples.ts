import { contract } from "@devguild/contract/contract";

import type { World } from "../../../testing/contract-world.ts";
import { companyStaff, type PersonName } from "../../../testing/people.ts";
import { defineSamples, nullable } from "../../../testing/samples.ts";

const exhibitors: PersonName[] = ["owner", "administrator", "campaigner"];
const editors: PersonName[] = [...exhibitors, "superAdmin", "accountManager"];
const readers: PersonName[] = [...exhibitors, ...companyStaff];

const partnershipIn = async ({ given, company }: World, inDays?: number) => {
  const { id, event } = await given.partnership(company.id, inDays === undefined ? {} : { inDays });
  return { params: { companyId: company.id, partnershipId: id }, event };
};

const at = async (world: World) => ({ params: (await partnershipIn(world)).params });

const LINKS = ["one", "two", "three", "four", "five"] as const;
const linkFields = LINKS.flatMap((name) => [`company_link_${name}`, `company_link_${name}_title`]);

export const partnershipSamples = defineSamples(contract.partnerships, {
  list: {
    may: readers,
    sample: ({ company }) => ({ params: { id: company.id } }),
    manyRows: {
      makeRow: ({ given, company }) => given.partnership(company.id),
      reads: [{ as: "owner", input: ({ company }) => ({ params: { id: company.id } }) }],
    },
  },
  assign: {
    may: ["superAdmin", "accountManager"],
    validValues: nullable("company_booth_number"),
    sample: async ({ given, company }) => {
      const event = await given.conference();
      const { id } = await given.eventPackage(event.id);
      return {
        params: { id: company.id },
        body: { event_partnership_id: id, company_booth_number: "B14" },
      };
    },
  },
  one: { may: readers, sample: at },
  remove: { may: ["superAdmin", "accountManager"], sample: at },
  saveInfo: {
    may: editors,
    validValues: nullable("company_name", "company_booth_number", "company_introduction"),
    sample: async (world) => ({
      ...(await at(world)),
      body: {
        company_name: "Tidewerk",
        company_booth_number: "B14",
        company_introduction: "Come and move a real crane.",
      },
    }),
  },
  savePerson: {
    may: editors,
    validValues: nullable("id", "phone", "image_url"),
    sample: async (world) => {
      const { params } = await partnershipIn(world);
      const image_url = "/api/files/logos/mara.svg";
      const person = await world.given.partnershipPerson(params.partnershipId, { image_url });
      return {
        params,
        body: {
          id: person.id,
          first_name: "Mara",
          last_name: "Kessler",
          email: "mara@test.example",
          phone: "+49 40 1234",
          job_title: "Engineer",
          role: "booth_staff",
          image_url,
        },
      };
    },
  },
  removePerson: {
    may: editors,
    sample: async (world) => {
      const { params } = await partnershipIn(world);
      const { id } = await world.given.partnershipPerson(params.partnershipId);
      return { params: { ...params, id } };
    },
  },
  saveSessions: {
    may: editors,
    sample: async (world) => {
      const { params, event } = await partnershipIn(world);
      const { id } = await world.given.eventSession(event);
      return { params, body: { session_ids: [id] } };
    },
  },
  saveLinks: {
    may: editors,
    validValues: nullable(...linkFields.slice(0, 2)),
    sample: async (world) => ({
      ...(await at(world)),
      body: {
        company_link_one: "https://tidewerk.example/jobs",
        company_link_one_title: "Open jobs",
        company_link_two: "https://tidewerk.example/planning",
        company_link_two_title: "How we plan a terminal",
        company_link_three: "https://github.com/tidewerk",
        company_link_three_title: "Our code",
        company_link_four: "https://tidewerk.example/team",
        company_link_four_title: "Our team",
        company_link_five: "https://tidewerk.example/blog",
        company_link_five_title: "Blog",
      },
    }),
  },
  saveGoodie: {
    may: editors,
    validValues: nullable("id", "quantity", "image_url"),
    sample: async (world) => {
      const { params } = await partnershipIn(world);
      const { id } = await world.given.partnershipGoodie(params.partnershipId);
      return {
        params,
        body: {
          id,
          title: "Container bottle",
          description: "Steel, half a litre.",
          quantity: 400,
          image_url: null,
        },
      };
    },
  },
  removeGoodie: {
    may: editors,
    sample: async (world) => {
      const { params } = await partnershipIn(world);
      const { id } = await world.given.partnershipGoodie(params.partnershipId);
      return { params: { ...params, id } };
    },
  },
  saveActivity: {
    may: editors,
    validValues: nullable("id"),
    sample: async (world) => {
      const { params, event } = await partnershipIn(world);
      const { id } = await world.given.partnershipActivity(params.partnershipId, event.starts_on);
      const person = await world.given.partnershipPerson(params.partnershipId);
      return {
        params,
        body: {
          id,
          title: "Crane challenge",
          description: "Load a vessel.",
          starts_at: `${event.starts_on}T08:00:00Z`,
          ends_at: `${event.starts_on}T09:30:00Z`,
          location: "Booth B14",
          person_ids: [person.id],
        },
      };
    },
  },
  removeActivity: {
    may: editors,
    sample: async (world) => {
      const { params, event } = await partnershipIn(world);
      const { id } = await world.given.partnershipActivity(params.partnershipId, event.starts_on);
      return { params: { ...params, id } };
    },
  },
  leads: { may: readers, sample: at },
  addLead: {
    may: editors,
    sample: async (world) => ({
      params: (await partnershipIn(world, -1)).params,
      body: {
        first_name: "Ida",
        last_name: "Sørensen",
        email: "ida@test.example",
        company_name: "Quayline",
        job_title: "Staff engineer",
        note: "Wants to see the planner.",
        agreed: true,
      },
    }),
  },
  removeLead: {
    may: editors,
    sample: async (world) => {
      const { params } = await partnershipIn(world);
      const { id } = await world.given.partnershipLead(params.partnershipId);
      return { params: { ...params, id } };
    },
  },
});
