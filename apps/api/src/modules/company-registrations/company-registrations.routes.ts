import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { forbidden, notFound } from "../../http/problems.ts";
import { saveDraft } from "../postings/postings.commands.ts";
import { jobSnapshot } from "../postings/postings.queries.ts";
import { toBearerResponse } from "../sessions/bearer.policy.ts";
import { readNewCompanyDraft } from "./company-registrations.queries.ts";
import { confirmCompany } from "./confirm-company.commands.ts";
import { registerCompany } from "./register-company.commands.ts";
import { resendCode } from "./registration-codes.commands.ts";

export const companyRegistrationRoutes = implement(
  contract.companyRegistrations,
  {
    saveDraft: async ({ db, viewer, config, audit, body, http }) => {
      if (!viewer || viewer.companyId === null)
        return { data: await registerCompany(db, config, body, { viewer, http }) };
      const actor = { viewer, config, audit: audit ?? forbidden() };
      return { data: await saveDraft(db, actor, viewer.companyId, body.job) };
    },
    draft: async ({ db, params }) => ({
      data: (await readNewCompanyDraft(db, params.token)) ?? notFound(),
    }),
    resendCode: async ({ db, config, body, http }) => ({
      data: await resendCode(db, config.secret, body.email, http),
    }),
    verifyCode: async ({ db, config, viewer, body, http }) => {
      const { session, loggedIn, ...confirmed } = await confirmCompany(db, config, body, {
        viewer,
        http,
      });
      if (session) http.setSession(session);
      return {
        data: { ...confirmed, logged_in: loggedIn, ...(session && toBearerResponse(session)) },
      };
    },
  },
  { job: jobSnapshot },
);
