import type { SecurityEventName } from "@devguild/schemas/constants/security";

/** What the trail calls a login, and what happened to it. */
export const LOGIN = "login";

export const loginAction = (event: SecurityEventName) => `${LOGIN}.${event}`;
