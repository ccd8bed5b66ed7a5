import { notFoundLoader } from "@devguild/web-server/not-found-loader";

/** Handles the paths of the other apps, and every path that no other route matches. */
export const loader = notFoundLoader("site");

export default function NotFound() {
  return null;
}
