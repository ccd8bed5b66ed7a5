import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { formatCount } from "@devguild/schemas/formats";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { Box } from "../../features/developers/box.tsx";
import { eventContactsPath } from "../../features/events/event-addresses.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import { loadEventOnly } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { CsvLink } from "../../features/lists/csv-link.tsx";
import classes from "./event-contacts.module.css";
import type { Route } from "./+types/event-contacts.ts";

const TYPES = [
  {
    type: "leads",
    label: "Leads",
    about: "Agreed at a partner’s booth that it may contact them.",
  },
  {
    type: "attendees",
    label: "Attendees",
    about: "Registered for one of the event’s live events with an account.",
  },
  {
    type: "guests",
    label: "Guests",
    about: "Registered for one of its live events without an account.",
  },
] as const;

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const loaded = await loadEventOnly(loading);
  const { api: calls, queries } = loading;
  await queries.prefetchQuery(calls.eventPartners.contacts.options({ params: { id: loaded.id } }));
  return loaded;
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Contacts: ${loaderData?.title ?? "event"}`);

export default function EventContacts({ loaderData: { id } }: Route.ComponentProps) {
  const event = useQuery(api.events.details.options({ params: { id } })).data?.data;
  const contacts = useQuery(api.eventPartners.contacts.options({ params: { id } }));
  const counts = contacts.data?.data;
  if (!event) return null;
  return (
    <div className={page.page}>
      <EventHead event={event} current={eventContactsPath(id)} />
      <div className={classes.screen}>
        {counts ? (
          <Box title="Contacts">
            <ul className={classes.rows}>
              {TYPES.map(({ type, label, about }) => (
                <li key={type}>
                  <span className={`num ${classes.count}`}>{formatCount(counts[type])}</span>
                  <span className={classes.what}>
                    <b>{label}</b>
                    <span>{about}</span>
                  </span>
                  {counts[type] > 0 && (
                    <div className={classes.action}>
                      <CsvLink
                        href={api.eventContacts.download.href({ params: { id, type } })}
                        label={`Download the ${type} as CSV`}
                      />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </Box>
        ) : (
          contacts.isLoadingError && (
            <ErrorState title="The contacts didn’t load." onRetry={() => void contacts.refetch()}>
              {failureText(contacts.error)}
            </ErrorState>
          )
        )}
      </div>
    </div>
  );
}
