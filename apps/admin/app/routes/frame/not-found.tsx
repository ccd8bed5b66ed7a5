import { sendToOwner } from "@devguild/frame/send-to-owner";
import { ERROR_PAGES } from "@devguild/schemas/constants/problems";
import { data } from "react-router";

import type { Route } from "./+types/not-found.ts";

/** Every path that no other route takes; those of the other apps lead there. */
export const loader = ({ url }: Route.LoaderArgs) => {
  sendToOwner("admin", url);
  throw data(ERROR_PAGES.unknownRoute, { status: 404 });
};

export default function NotFound() {
  return null;
}
