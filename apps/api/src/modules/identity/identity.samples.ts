import { contract } from "@devguild/contract/contract";

import { everyone, loggedIn } from "../../../testing/people.ts";
import { defineSamples } from "../../../testing/samples.ts";
import { hashPassword } from "../../secrets/password-hash.ts";

const PASSWORD = "seven-lanterns-north";

export const identitySamples = defineSamples(contract.identity, {
  signUp: {
    may: everyone,
    sample: () => ({
      body: {
        email: "newcomer@test.example",
        password: PASSWORD,
        terms: true,
        hs_terms: true,
        job_digest_terms: false,
        hutk: "a",
        redirect: "/en/jobs",
        utm_campaign: "b",
      },
    }),
  },
  logIn: {
    may: everyone,
    sample: async ({ given }) => {
      const login = await given.login({ password_hash: await hashPassword(PASSWORD) });
      await given.actAs(login.id, { type: "developer" });
      return { body: { email: login.email, password: PASSWORD } };
    },
  },
  logOut: { may: everyone },
  me: { may: loggedIn, beforeSecondFactor: true },
  verifyEmail: { may: everyone, sample: () => ({ body: { token: "unknown" } }) },
  resendVerification: { may: loggedIn },
  changeEmail: {
    may: loggedIn,
    sample: () => ({ body: { email: "other@test.example", password: PASSWORD } }),
  },
  emailStatus: { may: loggedIn },
  switchAccount: {
    may: loggedIn,
    beforeSecondFactor: true,
    sample: () => ({ body: { account_type: "developer", type_id: 1 } }),
  },
  markSeen: { may: loggedIn, sample: () => ({ body: { page: "company.users" } }) },
});
