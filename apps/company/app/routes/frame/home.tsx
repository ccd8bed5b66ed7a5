import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

/** The portal's home is the dashboard. */
export const loader = () => redirect(localized("/company-dashboard"));
