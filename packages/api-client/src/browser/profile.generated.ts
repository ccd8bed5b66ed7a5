// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const saveBasic = /* @__PURE__ */ browserCall("profile", "saveBasic", "PUT /developer/profile/basic");
export const saveExperience = /* @__PURE__ */ browserCall("profile", "saveExperience", "PUT /developer/profile/experience");
export const markWizardSeen = /* @__PURE__ */ browserCall("profile", "markWizardSeen", "PUT /developer/profile/wizard-seen");
export const saveDetails = /* @__PURE__ */ browserCall("profile", "saveDetails", "PUT /user/details");
export const saveSocialMedia = /* @__PURE__ */ browserCall("profile", "saveSocialMedia", "PUT /user/social-media");
export const saveLocation = /* @__PURE__ */ browserCall("profile", "saveLocation", "PUT /user/location-and-citizenship");
export const saveInterests = /* @__PURE__ */ browserCall("profile", "saveInterests", "PUT /user/interests");
export const saveSkills = /* @__PURE__ */ browserCall("profile", "saveSkills", "PUT /user/skills");
export const saveLanguages = /* @__PURE__ */ browserCall("profile", "saveLanguages", "POST /user/languages");
export const saveNotifications = /* @__PURE__ */ browserCall("profile", "saveNotifications", "PUT /developer/settings/notifications");
export const saveJobPreferences = /* @__PURE__ */ browserCall("profile", "saveJobPreferences", "PUT /developer/settings/job-preferences");
export const finalizeLocation = /* @__PURE__ */ browserCall("profile", "finalizeLocation", "PUT /developer/profile/finalize/location");
export const finalizePreferences = /* @__PURE__ */ browserCall("profile", "finalizePreferences", "PUT /developer/profile/finalize/preferences");
export const finalizeLinkedin = /* @__PURE__ */ browserCall("profile", "finalizeLinkedin", "PUT /developer/profile/finalize/linkedin");
