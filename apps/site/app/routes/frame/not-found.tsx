import { notFoundLoader } from "@devguild/web-server/not-found-loader";

/** Every path that no other route takes. */
export const loader = notFoundLoader("site");

export default function NotFound() {
  return null;
}
