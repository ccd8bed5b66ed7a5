import type { Api } from "@devguild/api-client/api";
import { ApiError } from "@devguild/api-client/api-error";
import type { User } from "@devguild/schemas/identity";

/** Query options for the current user; null for a guest. */
export const currentUserOptions = (me: Api["identity"]["me"]) => ({
  queryKey: me.key,
  queryFn: async (): Promise<User | null> => {
    try {
      return (await me.call()).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});
