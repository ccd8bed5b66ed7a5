import { safeRedirect } from "@devguild/session/redirects";
import { endSession } from "@devguild/web-server/end-session";
import { redirect } from "react-router";

import type { Route } from "./+types/log-out.ts";

/**
 * Ends the session and redirects. Only a navigation from our own pages or the address bar logs out, so other sites
 * can't trigger it by embedding the address or linking to it.
 */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const target = safeRedirect(url.searchParams.get("redirect")) ?? "/";
  const mode = request.headers.get("Sec-Fetch-Mode") ?? "navigate";
  const isForeign = request.headers.get("Sec-Fetch-Site") === "cross-site";
  if (mode !== "navigate" || isForeign) return redirect("/");
  return redirect(target, { headers: await endSession(context) });
};
