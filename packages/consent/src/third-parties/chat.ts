import type { User } from "@devguild/schemas/identity";

import { loadScript } from "./load-script.ts";

type Calls = { (...call: unknown[]): void; q?: unknown[][] };

declare global {
  interface Window {
    Intercom?: Calls;
    intercomSettings?: Record<string, unknown>;
  }
}

/** How the chat identifies a user. */
export type ChatUser = Pick<User, "intercom_id" | "intercom_hash">;

// Queues calls until the script has loaded and takes over.
const createQueue = (): Calls => {
  const calls: Calls = (...call) => calls.q?.push(call);
  calls.q = [];
  return calls;
};

/** Loads the chat for a guest, or for a user with a proof of identity. */
export const loadChat = (script: string, user: ChatUser | null) => {
  window.intercomSettings = {
    app_id: new URL(script).pathname.split("/").at(-1),
    // Without a proof, anyone could claim to be this user.
    ...(user?.intercom_hash && { user_id: user.intercom_id, user_hash: user.intercom_hash }),
  };
  window.Intercom ??= createQueue();
  return loadScript(script);
};

/** Opens the chat, as soon as it has loaded. */
export const openChat = () => window.Intercom?.("show");

/** Notifies the chat of a navigation. */
export const tellChat = () => window.Intercom?.("update");
