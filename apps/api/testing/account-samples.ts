import type { Given } from "./given.ts";
import type { Sample } from "./posting-samples.ts";

const PASSWORD = "seven-lanterns-north";

/** Valid input for every call about one's own login and account. */
export const accountSamples = async (given: Given): Promise<Record<string, Sample>> => {
  const { userId } = await given.developer();
  const passwordTwice = { password: PASSWORD, password_confirmation: PASSWORD };
  return {
    "POST /user/email/change": { body: { email: "other@test.example", password: PASSWORD } },
    "POST /user/password/forgot": { body: { email: "nobody@test.example" } },
    "POST /user/password/reset": {
      body: { token: "unknown", email: "nobody@test.example", ...passwordTwice },
    },
    "GET /user/password/reset/token-validity": { query: { token: "unknown" } },
    "PUT /user/password": { body: { current_password: "another one", ...passwordTwice } },
    "POST /user/password/set": { body: { verification_code: "000000", ...passwordTwice } },
    "GET /oauth/:provider/quick-init": {
      params: { provider: "oidc" },
      query: { redirect_uri: "http://localhost:3000/en/login" },
    },
    "POST /oauth/:provider/quick-exchange": {
      params: { provider: "oidc" },
      body: { code: "x", state: "unknown", redirect_uri: "http://localhost:3000/en/login" },
    },
    "DELETE /user/sessions/:id": { params: { id: 1 } },
    "GET /user/security-events": { query: { page: "1", per_page: "10" } },
    "DELETE /user/login-connections/:id": { params: { id: await given.loginConnection(userId) } },
  };
};
