import { LANGUAGE } from "@devguild/schemas/product";
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from "react-router";

/** Returns 404 for an unknown language: the route parameter matches any word. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  if (params["language"] !== LANGUAGE) throw data(null, { status: 404 });
  return null;
};

/** Revalidates only if the prefix changes, so that a change of the query costs no request. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams["language"] !== nextParams["language"];

/** The layout below a language prefix, in every app. */
export default function Language() {
  return <Outlet />;
}
