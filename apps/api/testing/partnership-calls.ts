import { contract } from "@devguild/contract/contract";

import { type Given, givenOn } from "./given.ts";
import type { TestApi } from "./test-api.ts";

const calls = contract.partnerships;

/** A person of a partnership, as the form sends it. */
export const MARA = {
  first_name: "Mara",
  last_name: "Kessler",
  email: "mara@tidewerk.example",
  job_title: "Engineer",
  role: "contact",
} as const;

/** Returns the statuses of answers, sorted: which one was first is chance. */
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** What a company does with its partnership at an event. */
export const partnershipCalls = (api: TestApi) => {
  const given = givenOn(api.db);
  const setUp = async (values: Parameters<Given["partnership"]>[1] = {}) => {
    const company = await given.company();
    const person = await given.companyUser(company.id, "company-campaign-manager");
    const { event, ...partnership } = await given.partnership(company.id, values);
    const params = { companyId: company.id, partnershipId: partnership.id };
    return { company, person, event, partnership, params };
  };
  type Own = Awaited<ReturnType<typeof setUp>>;
  return {
    given,
    setUp,
    read: async ({ params, person }: Own) =>
      (await api.call(calls.one, { params }, person)).body.data,
    savePerson: ({ params, person }: Own, body: object) =>
      api.call(calls.savePerson, { params, body }, person),
  };
};
