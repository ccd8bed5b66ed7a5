import { LANGUAGE } from "@devguild/schemas/product";
import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";

import type { Route } from "./+types/language.ts";

/** The parameter takes any word; only a language that the product speaks has pages below it. */
export const loader = ({ params }: Route.LoaderArgs) => {
  if (params.language !== LANGUAGE) throw data(null, { status: 404 });
  return null;
};

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams["language"] !== nextParams["language"];

export default function Language() {
  return <Outlet />;
}
