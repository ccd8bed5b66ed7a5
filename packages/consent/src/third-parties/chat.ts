import type { User } from "@devguild/schemas/identity";

import { loadScript } from "./load-script.ts";

type Calls = { (...call: unknown[]): void; q?: unknown[][] };

declare global {
  interface Window {
    Intercom?: Calls;
    intercomSettings?: Record<string, unknown>;
  }
}

/** Who is logged in, as the chat knows people. */
export type ChatUser = Pick<User, "intercom_id" | "intercom_hash">;

// Calls wait here until the script has come and takes them.
const waiting = (): Calls => {
  const calls: Calls = (...call) => calls.q?.push(call);
  calls.q = [];
  return calls;
};

/** Loads the chat for a guest, or for a user with the proof of who they are. */
export const loadChat = (script: string, user: ChatUser | null) => {
  window.intercomSettings = {
    app_id: new URL(script).pathname.split("/").at(-1),
    // Without a proof the chat would take anybody's word for it.
    ...(user?.intercom_hash && { user_id: user.intercom_id, user_hash: user.intercom_hash }),
  };
  window.Intercom ??= waiting();
  return loadScript(script);
};

/** Opens the chat, as soon as it is there. */
export const openChat = () => window.Intercom?.("show");

/** Tells the chat that another page is shown. */
export const tellChat = () => window.Intercom?.("update");
