import { localized } from "@devguild/session/redirects";
import { redirect } from "react-router";

export const loader = () => redirect(localized("/user/profile"));
