import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

import type { Route } from "./+types/filtered-jobs.ts";

/** The company's jobs by status are part of its dashboard. */
export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`${localized("/company-dashboard")}?jobs=${encodeURIComponent(params.filter)}`);
