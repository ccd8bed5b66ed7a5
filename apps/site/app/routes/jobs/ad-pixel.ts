import { allowedBy } from "@devguild/schemas/constants/consents";
import { LANGUAGE } from "@devguild/schemas/product";
import { withQueries } from "@devguild/session/with-queries";
import { pixelPage } from "@devguild/web-server/pixel-page";
import { data } from "react-router";

import { jobAddressIn } from "../../features/jobs/load-job.ts";
import type { Route } from "./+types/ad-pixel.ts";

const loadPixel = withQueries(async ({ api, params }) => {
  const { data: job } = await api.jobs.details.call({ query: jobAddressIn(params) });
  return { pixel: job.pixel_tracking_url };
});

/** Returns the frame with a job ad's pixel; it is empty without the visitor's consent. */
export const loader = async (args: Route.LoaderArgs) => {
  if (args.params.language !== LANGUAGE) throw data(null, { status: 404 });
  const isAllowed = allowedBy(args.request.headers).includes("marketing");
  return pixelPage(isAllowed ? (await loadPixel(args)).pixel : null);
};
