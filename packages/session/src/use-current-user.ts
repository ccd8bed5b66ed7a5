import { api } from "@devguild/api-client/browser-api";
import { useQuery } from "@tanstack/react-query";

import { currentUserOptions } from "./current-user.ts";

/** Returns the current user; null for a guest. */
export const useCurrentUser = () => useQuery(currentUserOptions(api.identity.me)).data ?? null;
