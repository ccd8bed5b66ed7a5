// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const services = /* @__PURE__ */ browserCall("consents", "services", "GET /user/service-consents");
export const chooseServices = /* @__PURE__ */ browserCall("consents", "chooseServices", "PUT /user/service-consents");
