import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

/** Redirects the former address of the applications. */
export const loader = () => redirect(localized("/developer-dashboard"));
