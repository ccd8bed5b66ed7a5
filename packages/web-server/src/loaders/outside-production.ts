import { ERROR_PAGES } from "@devguild/schemas/constants/error-pages";
import { data } from "react-router";

import { webConfig } from "../web-config.ts";

/** Ends the loading of a page for developers with 404 where the product is in production. */
export const onlyOutsideProduction = (env = webConfig.env) => {
  if (env === "production") throw data(ERROR_PAGES.unknownRoute, { status: 404 });
};
