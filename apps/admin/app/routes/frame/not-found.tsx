import { notFoundLoader } from "@devguild/web-server/not-found-loader";

/** Handles all paths without a route. */
export const loader = notFoundLoader("admin");

export default function NotFound() {
  return null;
}
