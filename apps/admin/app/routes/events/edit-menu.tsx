import { api } from "@devguild/api-client/browser-api";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { eventMenuPath } from "../../features/events/event-addresses.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import { EventMenu } from "../../features/events/event-menu.tsx";
import { loadEvent } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import classes from "./edit-menu.module.css";
import type { Route } from "./+types/edit-menu.ts";

export const loader = withQueries((loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  return loadEvent(loading);
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Menu: ${loaderData?.title ?? "event"}`);

export default function EditMenu({ loaderData: { id } }: Route.ComponentProps) {
  const call = { params: { id } };
  const event = useQuery(api.events.details.options(call));
  const menu = useQuery(api.eventHomepages.menu.options(call));
  const homepage = useQuery(api.eventHomepages.details.options(call));
  return (
    <div className={page.page}>
      {event.data && menu.data && homepage.data && (
        <>
          <EventHead event={event.data.data} current={eventMenuPath(id)} />
          <div className={classes.menu}>
            <EventMenu
              event={event.data.data}
              menu={menu.data.data}
              sections={homepage.data.data.content.sections}
            />
          </div>
        </>
      )}
    </div>
  );
}
