import { data } from "react-router";

/** Where broken paths are sent: the page for any other error. */
export const loader = () => {
  throw data(null, { status: 500 });
};

export default function ErrorScreen() {
  return null;
}
