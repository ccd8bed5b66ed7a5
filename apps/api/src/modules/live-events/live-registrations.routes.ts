import { contract } from "@devguild/contract/contract";

import { implement } from "../../http/implement.ts";
import { deleteCalendarFeed, rotateCalendarFeed } from "./calendar-feeds.commands.ts";
import { readFeed } from "./calendar-feeds.queries.ts";
import {
  confirmGuestRegistration,
  cancelGuestRegistration,
} from "./guest-registration.commands.ts";
import { readGuestRegistration } from "./guest-registration.queries.ts";
import { registerGuest } from "./register-guest.commands.ts";
import { registerMember, cancelRegistration } from "./register-member.commands.ts";

export const liveRegistrationRoutes = implement(contract.liveRegistrations, {
  register: async ({ db, config, params, body, viewer }) => ({
    data: await registerMember(db, config, viewer, {
      eventId: params.id,
      attendance: body.attendance_type,
      waiting: body.waiting,
    }),
  }),
  withdraw: async ({ db, params, viewer }) => {
    await cancelRegistration(db, viewer.userId, params.id);
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
    data: await cancelGuestRegistration(db, config.secret, body.token),
  }),
  feed: async ({ db, viewer }) => ({ data: await readFeed(db, viewer.userId) }),
  renewFeed: async ({ db, config, viewer }) => ({
    data: await rotateCalendarFeed(db, config, viewer.userId),
  }),
  endFeed: async ({ db, viewer }) => {
    await deleteCalendarFeed(db, viewer.userId);
    return null;
  },
});
