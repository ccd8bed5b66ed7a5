import type { Api } from "@devguild/api-client/api";
import type { User } from "@devguild/schemas/identity";
import { createContext } from "react-router";

/** The API client with this request's session; set by the app's session middleware. */
export const apiContext = createContext<Api>();

/** The user of this request; null for a guest. */
export const userContext = createContext<User | null>(null);
