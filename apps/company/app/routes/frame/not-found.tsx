import { ERROR_PAGES } from "@devguild/schemas/constants/problems";
import { data } from "react-router";

/** Every path that no other route takes. */
export const loader = () => {
  throw data(ERROR_PAGES.unknownRoute, { status: 404 });
};

export default function NotFound() {
  return null;
}
