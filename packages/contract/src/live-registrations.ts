import { dataOf } from "@devguild/schemas/fields";
import {
  calendarFeed,
  guestRegistration,
  guestRegisterBody,
  guestRegistered,
  newCalendarFeed,
  registrationTokenBody,
  registerBody,
  registration,
} from "@devguild/schemas/live-registrations";

import { anyone, endpoint, user } from "./endpoint.ts";

export const liveRegistrations = {
  register: endpoint({
    method: "POST",
    path: "/live-events/:id/register",
    summary: "Register for a live event, or change how to attend",
    access: user,
    body: registerBody,
    answer: { 201: dataOf(registration) },
    errors: [404, 409],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/live-events/:id/register",
    summary: "Cancel a registration; cancelling twice has no further effect",
    access: user,
    answer: { 204: null },
    errors: [404],
  }),
  guestRegister: endpoint({
    method: "POST",
    path: "/live-events/:id/guest-register",
    summary:
      "Register without an account; it counts once the link in the email is clicked. The answer is the same for every address",
    access: anyone,
    body: guestRegisterBody,
    answer: { 201: dataOf(guestRegistered) },
    errors: [404, 409, 429],
  }),
  find: endpoint({
    method: "GET",
    path: "/live-registrations/place",
    summary: "The guest registration a token from an email's link refers to; the token stays valid",
    access: anyone,
    query: registrationTokenBody,
    answer: { 200: dataOf(guestRegistration) },
  }),
  guestConfirm: endpoint({
    method: "POST",
    path: "/live-registrations/confirm",
    summary: "Confirm a guest registration with the token from its link",
    access: anyone,
    body: registrationTokenBody,
    answer: { 200: dataOf(guestRegistration) },
    errors: [409],
  }),
  guestWithdraw: endpoint({
    method: "POST",
    path: "/live-registrations/withdraw",
    summary: "Cancel a guest registration with the token from an email's link",
    access: anyone,
    body: registrationTokenBody,
    answer: { 200: dataOf(guestRegistration) },
  }),
  feed: endpoint({
    method: "GET",
    path: "/live-registrations/calendar",
    summary: "When the user created the calendar feed of their events",
    access: user,
    answer: { 200: dataOf(calendarFeed) },
  }),
  renewFeed: endpoint({
    method: "POST",
    path: "/live-registrations/calendar",
    summary: "Create the user's calendar feed, or give it a new URL; the old one stops working",
    access: user,
    answer: { 201: dataOf(newCalendarFeed) },
  }),
  endFeed: endpoint({
    method: "DELETE",
    path: "/live-registrations/calendar",
    summary: "Switch off the user's calendar feed",
    access: user,
    answer: { 204: null },
  }),
};
