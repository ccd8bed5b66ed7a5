import { safeRedirect } from "@devguild/session/redirects";
import { endSession } from "@devguild/web-server/end-session";
import { redirect } from "react-router";

import type { Route } from "./+types/log-out.ts";

/** Ends the session and redirects. Only a navigation logs out, so other pages can't trigger it by embedding the address. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const target = safeRedirect(url.searchParams.get("redirect")) ?? "/";
  const mode = request.headers.get("Sec-Fetch-Mode");
  if (mode !== null && mode !== "navigate") return redirect("/");
  return redirect(target, { headers: await endSession(context) });
};
