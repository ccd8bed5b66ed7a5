import { contract } from "@devguild/contract/contract";

import { iso } from "../../db/db.ts";
import { implement } from "../../http/implement.ts";
import { toListMeta } from "../../http/list-meta.ts";
import { notFound } from "../../http/problems.ts";
import { profileSnapshot } from "../company-profile/company-profile.queries.ts";
import { billingSnapshot, readBilling } from "../invoices/billing.queries.ts";
import { saveBilling } from "../invoices/save-billing.commands.ts";
import { readCompanyAccount } from "./company-accounts.queries.ts";
import { listCreditEntries } from "./credit-ledger.queries.ts";
import { deleteCompanyAccount } from "./delete-company-account.commands.ts";
import { findCompanyDeletion } from "./find-deletion.queries.ts";
import { resendHolderVerification } from "./resend-verification.commands.ts";
import { restoreCompanyAccount } from "./restore-company-account.commands.ts";

export const companyAccountRoutes = implement(
  contract.companyAccounts,
  {
    one: async ({ db, config, params }) => ({
      data: (await readCompanyAccount(db, params.id, config.seller)) ?? notFound(),
    }),
    credits: async ({ db, params, query }) => {
      const { rows, total } = await listCreditEntries(db, params.id, query);
      return { data: rows, meta: toListMeta(query, total) };
    },
    saveBilling: async ({ db, params, body }) => {
      await saveBilling(db, params.id, body);
      return { data: await readBilling(db, params.id) };
    },
    resendVerification: async ({ db, params }) => ({
      data: await resendHolderVerification(db, params.id),
    }),
    deletion: async ({ db, params }) => ({
      data: (await findCompanyDeletion(db, params.id, new Date())) ?? notFound(),
    }),
    restore: async ({ db, params }) => ({
      data: await restoreCompanyAccount(db, params.id, new Date()),
    }),
    remove: async ({ db, config, viewer, body, http }) => {
      const deleted = await deleteCompanyAccount(db, viewer, body, config.secret);
      http.clearSession();
      return {
        data: {
          id: deleted.companyId,
          restorable_until: iso(deleted.restorableUntil),
          logged_out: true,
        },
      };
    },
  },
  { billing: billingSnapshot, company: profileSnapshot },
);
