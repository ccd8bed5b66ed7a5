import { LANGUAGE } from "@devguild/schemas/product";
import { data, type MiddlewareFunction, Outlet } from "react-router";

const NOT_FOUND = 404;

// The parameter takes any word; only a language that the product speaks has pages below it.
const requireLanguage: MiddlewareFunction<Response> = ({ params }, next) => {
  if (params["language"] !== LANGUAGE) throw data(null, { status: NOT_FOUND });
  return next();
};

export const middleware = [requireLanguage];

export const loader = () => null;

export default function Language() {
  return <Outlet />;
}
