import { LANGUAGE } from "@devguild/schemas/product";
import { data, Outlet } from "react-router";

import { revalidateOnNewPath } from "../../features/frame/revalidate-on-new-path.ts";
import type { Route } from "./+types/language.ts";

/** The parameter takes any word; only a language that the product speaks has pages below it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  if (params.language !== LANGUAGE) throw data(null, { status: 404 });
  return null;
};

export const shouldRevalidate = revalidateOnNewPath;

export default function Language() {
  return <Outlet />;
}
