import type { User } from "@devguild/schemas/identity";
import { useCurrentUser } from "@devguild/session/use-current-user";

/** Returns somebody's own details, for a form's initial values; empty for a guest. */
export const toOwnPerson = (user: User | null) => ({
  name: user?.full_name ?? "",
  contact: {
    first_name: user?.first_name ?? "",
    last_name: user?.last_name ?? "",
    email: user?.email ?? "",
    company_name: user?.company?.name ?? "",
  },
});

/** Returns the details of whoever is logged in. */
export const useOwnPerson = () => toOwnPerson(useCurrentUser());
