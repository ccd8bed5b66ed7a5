import { dataOf } from "@devguild/schemas/fields";
import {
  calendarFeed,
  guestRegistration,
  guestRegisterBody,
  guestRegistered,
  newCalendarFeed,
  placeTokenBody,
  registerBody,
  registration,
} from "@devguild/schemas/live-registrations";

import { anyone, endpoint, user } from "./endpoint.ts";

export const liveRegistrations = {
  register: endpoint({
    method: "POST",
    path: "/live-events/:id/register",
    summary: "Register for a live event, or change how one attends it",
    access: user,
    body: registerBody,
    answer: { 201: dataOf(registration) },
    errors: [404, 409],
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/live-events/:id/register",
    summary: "Give a place up; given up twice it stays given up",
    access: user,
    answer: { 204: null },
    errors: [404],
  }),
  guestRegister: endpoint({
    method: "POST",
    path: "/live-events/:id/guest-register",
    summary:
      "Register without an account; the place is taken once the link that is mailed was followed. Answers the same whatever is known of the address",
    access: anyone,
    body: guestRegisterBody,
    answer: { 201: dataOf(guestRegistered) },
    errors: [404, 409, 429],
  }),
  place: endpoint({
    method: "GET",
    path: "/live-registrations/place",
    summary: "Which guest's place the token of a mail's link is about; it is not used up",
    access: anyone,
    query: placeTokenBody,
    answer: { 200: dataOf(guestRegistration) },
  }),
  confirmPlace: endpoint({
    method: "POST",
    path: "/live-registrations/confirm",
    summary: "Take a guest's place by the token of its link",
    access: anyone,
    body: placeTokenBody,
    answer: { 200: dataOf(guestRegistration) },
    errors: [409],
  }),
  withdrawPlace: endpoint({
    method: "POST",
    path: "/live-registrations/withdraw",
    summary: "Give a guest's place up by the token of a mail's link",
    access: anyone,
    body: placeTokenBody,
    answer: { 200: dataOf(guestRegistration) },
  }),
  feed: endpoint({
    method: "GET",
    path: "/live-registrations/calendar",
    summary: "Since when the user has a calendar of their own events that programs subscribe to",
    access: user,
    answer: { 200: dataOf(calendarFeed) },
  }),
  renewFeed: endpoint({
    method: "POST",
    path: "/live-registrations/calendar",
    summary: "Make the user's calendar, or give it a new address: the one before ends to work",
    access: user,
    answer: { 201: dataOf(newCalendarFeed) },
  }),
  endFeed: endpoint({
    method: "DELETE",
    path: "/live-registrations/calendar",
    summary: "Switch the user's calendar off",
    access: user,
    answer: { 204: null },
  }),
};
