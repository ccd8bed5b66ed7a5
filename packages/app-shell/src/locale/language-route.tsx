import { LANGUAGE } from "@devguild/schemas/product";
import {
  data,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from "react-router";

/** Answers 404 below a prefix that is no language of the product: the parameter takes any word. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  if (params["language"] !== LANGUAGE) throw data(null, { status: 404 });
  return null;
};

/** Asks the server again only for another prefix, so that a change of the query costs no request. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams["language"] !== nextParams["language"];

/** What stands below a language's prefix, in every app. */
export default function Language() {
  return <Outlet />;
}
