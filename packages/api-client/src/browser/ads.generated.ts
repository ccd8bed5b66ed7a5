// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const communityPartners = /* @__PURE__ */ browserCall("ads", "communityPartners", "GET /ads/community-partners");
