import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

/** The company's stories are part of its dashboard. */
export const loader = () => redirect(localized("/company-dashboard"));
