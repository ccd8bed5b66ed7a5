import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

/** The portal begins with the dashboard. */
export const loader = () => redirect(localized("/company-dashboard"));
