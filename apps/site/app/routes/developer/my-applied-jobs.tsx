import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

/** The former address of the applied jobs. */
export const loader = () => redirect(localized("/developer-dashboard"));
