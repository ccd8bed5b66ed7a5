// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const invitation = /* @__PURE__ */ browserCall("account", "invitation", "GET /user/account/activation/token-info/:token");
export const acceptInvitation = /* @__PURE__ */ browserCall("account", "acceptInvitation", "PUT /user/account/activation/finalize");
export const assignDeveloper = /* @__PURE__ */ browserCall("account", "assignDeveloper", "POST /user/assign-developer");
export const deleteGeneric = /* @__PURE__ */ browserCall("account", "deleteGeneric", "POST /user/delete-generic-account");
export const deleteDeveloper = /* @__PURE__ */ browserCall("account", "deleteDeveloper", "POST /developer/delete-account");
export const restore = /* @__PURE__ */ browserCall("account", "restore", "POST /user/account/restore");
