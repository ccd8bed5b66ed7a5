import { dataOf } from "@devguild/schemas/fields";
import {
  pushKey,
  pushSubscription,
  pushSubscriptionBody,
} from "@devguild/schemas/push-subscriptions";
import { z } from "zod";

import { anyone, endpoint, user } from "./endpoint.ts";

export const pushSubscriptions = {
  key: endpoint({
    method: "GET",
    path: "/push/key",
    summary: "The public key with which browsers subscribe to push notifications",
    access: anyone,
    answer: { 200: dataOf(pushKey) },
    errors: [503],
  }),
  list: endpoint({
    method: "GET",
    path: "/user/push-subscriptions",
    summary: "The devices that the user gets push notifications on, the newest first",
    access: user,
    staysSmall: "a user's own devices",
    answer: { 200: dataOf(z.array(pushSubscription)) },
  }),
  add: endpoint({
    method: "POST",
    path: "/user/push-subscriptions",
    summary:
      "Subscribe this browser; it replaces what this session subscribed before, and what anyone subscribed with the same endpoint",
    access: user,
    body: pushSubscriptionBody,
    answer: { 201: dataOf(pushSubscription) },
    errors: [503],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/user/push-subscriptions/:id",
    summary: "Stop push notifications on one of the user's devices",
    access: user,
    answer: { 204: null },
    errors: [404],
  }),
};
