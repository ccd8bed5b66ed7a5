import type { Configuration } from "@devguild/config/configuration";
import { contract } from "@devguild/contract/contract";
import { MEMBERSHIP_MESSAGES } from "@devguild/schemas/constants/memberships";

import { implement } from "../../http/implement.ts";
import { invalid } from "../../http/problems.ts";
import type { Viewer } from "../../http/viewer.ts";
import type { Issuer } from "../invoices/issue-invoice.commands.ts";
import { readVat, toQuote } from "../invoices/quote.queries.ts";
import { buyCredits } from "./buy-credits.commands.ts";
import { packLine } from "./credit-packs.policy.ts";
import { creditEntrySnapshot, findPack, listPacks } from "./credit-packs.queries.ts";
import { listFeaturedPlans, listPlans } from "./membership-plans.queries.ts";
import { membershipSnapshot, toOwnMembership } from "./own-memberships.queries.ts";
import { purchaseMembership, setAutoRenew } from "./purchase-membership.commands.ts";
import { quoteMembership } from "./quote-membership.queries.ts";

const issuedBy = ({ userId }: Viewer, { seller }: Configuration): Issuer => ({
  seller,
  now: new Date(),
  userId,
});

export const membershipRoutes = implement(
  contract.memberships,
  {
    featured: async ({ db }) => ({ data: await listFeaturedPlans(db) }),
    recruiting: async ({ db }) => ({ data: await listPlans(db, "RECRUITING") }),
    marketing: async ({ db }) => ({ data: await listPlans(db, "MARKETING") }),
    employerBranding: async ({ db }) => ({ data: await listPlans(db, "EMPLOYER_BRANDING") }),
    quote: async ({ db, config, viewer, params, query }) => ({
      data: await quoteMembership(db, params.id, query, issuedBy(viewer, config)),
    }),
    selfPurchase: async ({ db, config, viewer, audit, params, body }) => {
      const issuer = issuedBy(viewer, config);
      const bought = await purchaseMembership(db, params.id, body, issuer);
      if (bought.upgradedFrom) {
        audit.actsAs("membership.upgrade");
        audit.add({ upgraded_from: toOwnMembership(bought.upgradedFrom, issuer.now) });
      }
      if (bought.repeated) audit.add({ repeated: true });
      return {
        data: {
          ...toOwnMembership(bought.membership, issuer.now),
          invoice_id: bought.invoiceId,
        },
      };
    },
    setAutoRenew: async ({ db, params, body }) => ({
      data: toOwnMembership(await setAutoRenew(db, params, body.auto_renew), new Date()),
    }),
    creditPacks: async ({ db }) => ({ data: await listPacks(db) }),
    creditQuote: async ({ db, config, viewer, params, query }) => {
      const { credit_pack_id, ...entered } = query;
      const issuer = issuedBy(viewer, config);
      const pack =
        (await findPack(db, credit_pack_id)) ??
        invalid({ credit_pack_id: MEMBERSHIP_MESSAGES.packUnknown });
      const decided = await readVat(db, params.id, entered, issuer);
      return { data: toQuote([packLine(pack)], decided, issuer.now) };
    },
    buyCredits: async ({ db, config, viewer, params, body }) => {
      const entry = await buyCredits(db, params.id, body, issuedBy(viewer, config));
      return {
        data: {
          id: entry.id,
          credits: entry.delta,
          balance: entry.balance_after,
          invoice_id: entry.invoice_id,
        },
      };
    },
  },
  { membership: membershipSnapshot, "credit-entry": creditEntrySnapshot },
);
