import { UNKNOWN_ROUTE } from "@devguild/schemas/constants/error-page-texts";
import { data } from "react-router";

import { webConfig } from "../web-config.ts";

/** Throws 404 in production; for pages meant for developers of the product. */
export const onlyOutsideProduction = (env = webConfig.env) => {
  if (env === "production") throw data(UNKNOWN_ROUTE, { status: 404 });
};
