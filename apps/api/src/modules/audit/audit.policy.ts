import type { SecurityEventName } from "@devguild/schemas/constants/security";

/** The audit log's name for a login as the subject of an event. */
export const LOGIN = "login";

export const loginAction = (event: SecurityEventName) => `${LOGIN}.${event}`;
