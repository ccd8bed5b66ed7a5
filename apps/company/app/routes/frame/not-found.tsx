import { notFoundLoader } from "@devguild/web-server/not-found-loader";

/** Every path that no other route takes. */
export const loader = notFoundLoader("company");

export default function NotFound() {
  return null;
}
