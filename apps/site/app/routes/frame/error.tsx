import { data } from "react-router";

/** Renders the general error page; broken paths redirect here. */
export const loader = () => {
  throw data(null, { status: 500 });
};

export default function ErrorScreen() {
  return null;
}
