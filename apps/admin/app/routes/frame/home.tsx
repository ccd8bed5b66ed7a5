import { homePath } from "@devguild/app-shell/apps";
import { requireAccount } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

/** The bare address of the back office: where the admin begins. */
export const loader = withQueries(async (loading) => {
  throw redirect(homePath(requireAccount(loading, "admin").home));
});

export default function Home() {
  return null;
}
