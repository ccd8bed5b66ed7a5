import { contract } from "@devguild/contract/contract";
import { CONTACT_TYPES } from "@devguild/schemas/constants/partnerships";

import { toCsv } from "../../http/csv.ts";
import { implement } from "../../http/implement.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import { findPartnershipAt, LEADS_HEAD, readLeads, toLeadCells } from "./leads.queries.ts";
import {
  findEventSlug,
  readRegistrants,
  REGISTRANTS_HEAD,
  toRegistrantCells,
} from "./registrants.queries.ts";

export const eventContactRoutes = implement(contract.eventContacts, {
  download: async ({ db, viewer, params }) => {
    const type = CONTACT_TYPES.find((each) => each === params.type) ?? notFound();
    const slug = (await findEventSlug(db, params.id)) ?? notFound();
    const name = `${type}-${slug}.csv`;
    const { companyId } = viewer;
    if (type !== "leads") {
      if (companyId !== null) forbidden();
      return {
        name,
        body: toCsv(REGISTRANTS_HEAD, readRegistrants(db, params.id, type), toRegistrantCells),
      };
    }
    const own =
      companyId === null
        ? undefined
        : ((await findPartnershipAt(db, companyId, params.id)) ?? notFound());
    return { name, body: toCsv(LEADS_HEAD, readLeads(db, params.id, own), toLeadCells) };
  },
});
