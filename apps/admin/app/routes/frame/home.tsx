import { homePath } from "@devguild/app-shell/apps";
import { requireAccount } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

/** The root path redirects to the admin's home. */
export const loader = withQueries(async (loading) => {
  throw redirect(homePath(requireAccount(loading, "admin").home));
});

export default function Home() {
  return null;
}
