import type { LoaderContext } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { notFound, parseId } from "../companies/load-company.ts";

/** Loads the live event of a screen's path; without one, goes to `otherwise`. */
export const loadLiveEvent = async ({ params, api, queries }: LoaderContext, otherwise: string) => {
  if (params["id"] === undefined) throw redirect(otherwise);
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const { data } = await queries.fetchQuery(
    api.adminLiveEvents.details.options({ params: { id } }),
  );
  return data;
};
