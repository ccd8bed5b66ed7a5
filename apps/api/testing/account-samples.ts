import type { Given } from "./given.ts";
import type { Sample } from "./posting-samples.ts";

/** Valid input for every call about one's own login and account. */
export const accountSamples = async (given: Given): Promise<Record<string, Sample>> => {
  const { userId } = await given.developer();
  return {
    "DELETE /user/sessions/:id": { params: { id: 1 } },
    "GET /user/security-events": { query: { page: "1", per_page: "10" } },
    "DELETE /user/login-connections/:id": { params: { id: await given.loginConnection(userId) } },
  };
};
