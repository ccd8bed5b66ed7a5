import { useCurrentUser } from "@devguild/session/use-current-user";

/** Returns the logged-in person's own details, for a form's initial values; empty for a guest. */
export const useOwnPerson = () => {
  const user = useCurrentUser();
  return {
    name: user?.full_name ?? "",
    contact: {
      first_name: user?.first_name ?? "",
      last_name: user?.last_name ?? "",
      email: user?.email ?? "",
      company_name: user?.company?.name ?? "",
    },
  };
};
