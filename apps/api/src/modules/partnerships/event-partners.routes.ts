import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { notFound } from "../../http/problems.ts";
import { countEventContacts, listEventPartners } from "./event-partners.queries.ts";
import { findEventSlug } from "./registrants.queries.ts";

export const eventPartnerRoutes = implement(contract.eventPartners, {
  list: async ({ db, params }) => {
    if ((await findEventSlug(db, params.id)) === undefined) notFound();
    return { data: await listEventPartners(db, params.id) };
  },
  contacts: async ({ db, params }) => {
    if ((await findEventSlug(db, params.id)) === undefined) notFound();
    return { data: await countEventContacts(db, params.id) };
  },
});
