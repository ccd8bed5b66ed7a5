import type { APIRequestContext } from "@playwright/test";

import { PUSH_SERVICE } from "../addresses.ts";

/** What a browser hands over when it subscribes: the address at its push service, and its public keys. */
export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A push message as the browser decrypts it. */
export type Received = { title: string; body: string; url: string | null; tag: string };

/** Makes a browser's subscription at the stand-in for a push service, whose messages it can decrypt. */
export const subscribeAtService = async (
  request: APIRequestContext,
  name: string,
): Promise<Subscribed> => {
  const answer = await request.put(`${PUSH_SERVICE}/${name}`);
  return (await answer.json()) as Subscribed;
};

/** Returns what a browser got so far, oldest first, each as the text that its service worker receives. */
export const listReceived = async (
  request: APIRequestContext,
  { endpoint }: Subscribed,
): Promise<Received[]> => (await (await request.get(endpoint)).json()) as Received[];
