import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { endFeed, renewFeed } from "./calendar-feeds.commands.ts";
import { readFeed } from "./calendar-feeds.queries.ts";
import {
  confirmGuestRegistration,
  withdrawGuestRegistration,
} from "./guest-registration.commands.ts";
import { readGuestRegistration } from "./guest-registration.queries.ts";
import { registerGuest } from "./register-guest.commands.ts";
import { registerMember, withdrawMember } from "./register-member.commands.ts";

export const liveRegistrationRoutes = implement(contract.liveRegistrations, {
  register: async ({ db, config, params, body, viewer }) => ({
    data: await registerMember(db, config, viewer, {
      eventId: params.id,
      attendance: body.attendance_type,
    }),
  }),
  withdraw: async ({ db, params, viewer }) => {
    await withdrawMember(db, viewer.userId, params.id);
    return null;
  },
  guestRegister: async ({ db, config, params, body, http }) => ({
    data: await registerGuest(db, config, { eventId: params.id, body, visitor: http }),
  }),
  find: async ({ db, config, query }) => ({
    data: await readGuestRegistration(db, config.secret, query.token),
  }),
  guestConfirm: async ({ db, config, body }) => ({
    data: await confirmGuestRegistration(db, config, body.token),
  }),
  guestWithdraw: async ({ db, config, body }) => ({
    data: await withdrawGuestRegistration(db, config.secret, body.token),
  }),
  feed: async ({ db, viewer }) => ({ data: await readFeed(db, viewer.userId) }),
  renewFeed: async ({ db, config, viewer }) => ({
    data: await renewFeed(db, config, viewer.userId),
  }),
  endFeed: async ({ db, viewer }) => {
    await endFeed(db, viewer.userId);
    return null;
  },
});
