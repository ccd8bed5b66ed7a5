// Written by `pnpm generate` from the contract.
import { browserCall } from "../browser-call.ts";

export const register = /* @__PURE__ */ browserCall("liveRegistrations", "register", "POST /live-events/:id/register");
export const withdraw = /* @__PURE__ */ browserCall("liveRegistrations", "withdraw", "DELETE /live-events/:id/register");
export const guestRegister = /* @__PURE__ */ browserCall("liveRegistrations", "guestRegister", "POST /live-events/:id/guest-register");
export const place = /* @__PURE__ */ browserCall("liveRegistrations", "place", "GET /live-registrations/place");
export const confirmPlace = /* @__PURE__ */ browserCall("liveRegistrations", "confirmPlace", "POST /live-registrations/confirm");
export const withdrawPlace = /* @__PURE__ */ browserCall("liveRegistrations", "withdrawPlace", "POST /live-registrations/withdraw");
export const feed = /* @__PURE__ */ browserCall("liveRegistrations", "feed", "GET /live-registrations/calendar");
export const renewFeed = /* @__PURE__ */ browserCall("liveRegistrations", "renewFeed", "POST /live-registrations/calendar");
export const endFeed = /* @__PURE__ */ browserCall("liveRegistrations", "endFeed", "DELETE /live-registrations/calendar");
