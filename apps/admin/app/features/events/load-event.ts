import type { LoaderContext } from "@devguild/session/with-queries";

import { notFound, parseId } from "../companies/load-company.ts";

/** Loads the event that a screen's address names; 404 without it. */
export const loadEventOnly = async ({ api, queries, params }: LoaderContext) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const { data: event } = await queries.fetchQuery(api.events.details.options({ params: { id } }));
  return { id, title: event.name };
};

/** Loads the event that a screen's address names, and all that its homepage is made of; 404 without it. */
export const loadEvent = async ({ api, queries, params }: LoaderContext) => {
  const id = parseId(params["id"]);
  if (id === null) throw notFound();
  const call = { params: { id } };
  const [{ data: event }] = await Promise.all([
    queries.fetchQuery(api.events.details.options(call)),
    queries.fetchQuery(api.eventHomepages.details.options(call)),
    queries.fetchQuery(api.eventHomepages.menu.options(call)),
  ]);
  return { id, title: event.name };
};
