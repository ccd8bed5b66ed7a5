import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { listAllQuotes, listAllSiteLinks } from "./find-site-content.queries.ts";
import {
  createQuote,
  moveQuote,
  quoteSnapshot,
  removeQuote,
  updateQuote,
} from "./quotes.commands.ts";
import {
  createSiteLink,
  moveSiteLink,
  removeSiteLink,
  siteLinkSnapshot,
  updateSiteLink,
} from "./site-links.commands.ts";

export const siteLinkRoutes = implement(
  contract.siteLinks,
  {
    list: async ({ db }) => ({ data: await listAllSiteLinks(db) }),
    create: async ({ db, body }) => ({ data: await createSiteLink(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateSiteLink(db, params.id, body) }),
    move: async ({ db, params, body }) => {
      await moveSiteLink(db, params.id, body.step);
      return null;
    },
    remove: async ({ db, params }) => {
      await removeSiteLink(db, params.id);
      return null;
    },
  },
  { "site-link": siteLinkSnapshot },
);

export const quoteRoutes = implement(
  contract.quotes,
  {
    list: async ({ db }) => ({ data: await listAllQuotes(db) }),
    create: async ({ db, body }) => ({ data: await createQuote(db, body) }),
    update: async ({ db, params, body }) => ({ data: await updateQuote(db, params.id, body) }),
    move: async ({ db, params, body }) => {
      await moveQuote(db, params.id, body.step);
      return null;
    },
    remove: async ({ db, params }) => {
      await removeQuote(db, params.id);
      return null;
    },
  },
  { quote: quoteSnapshot },
);
