import type { Api } from "@devguild/api-client/api";
import { ApiError } from "@devguild/api-client/api-error";
import type { User } from "@devguild/schemas/identity";

/** Who is logged in, as a query; null for a guest. */
export const currentUserOptions = (identity: Api["identity"]) => ({
  queryKey: identity.me.key,
  queryFn: async (): Promise<User | null> => {
    try {
      return (await identity.me.call()).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});
