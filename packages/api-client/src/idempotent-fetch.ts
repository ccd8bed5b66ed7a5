import { sendThrough } from "./browser-call.ts";

/** The keys of POST requests that were sent and not answered, by what was sent. */
const unanswered = new Map<string, string>();

// Keys only have to differ for one person: randomUUID is missing on pages without HTTPS.
const createKey = () => `${Date.now()}-${Math.random()}`;

/**
 * Fetches, with an `Idempotency-Key` for each POST. What is sent again because its answer was lost has the
 * key of the first time, and is done once. Source: docs/decisions/idempotency-keys.md.
 */
export const idempotentFetch: typeof fetch = async (input, init) => {
  if (init?.method !== "POST" || typeof input !== "string") return fetch(input, init);
  const sent = input + (typeof init.body === "string" ? init.body : "");
  const key = unanswered.get(sent) ?? createKey();
  unanswered.set(sent, key);
  const headers = new Headers(init.headers);
  headers.set("Idempotency-Key", key);
  const response = await fetch(input, { ...init, headers });
  // An error of the server doesn’t say whether the call was made.
  if (response.status < 500) unanswered.delete(sent);
  return response;
};

sendThrough(idempotentFetch);
