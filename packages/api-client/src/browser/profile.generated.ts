// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const saveBasic = /* @__PURE__ */ browserCall("profile", "saveBasic", "PUT /developer/profile/basic");
export const saveExperience = /* @__PURE__ */ browserCall("profile", "saveExperience", "PUT /developer/profile/experience");
export const markWizardSeen = /* @__PURE__ */ browserCall("profile", "markWizardSeen", "PUT /developer/profile/wizard-seen");
