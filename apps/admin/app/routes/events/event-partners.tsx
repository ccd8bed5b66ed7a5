import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { EventPartnerRow } from "@devguild/schemas/event-partners";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { eventPartnersPath } from "../../features/events/event-addresses.ts";
import { EventHead } from "../../features/events/event-head.tsx";
import { buildPartnerColumns } from "../../features/events/event-partner-columns.tsx";
import { loadEventOnly } from "../../features/events/load-event.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import type { Route } from "./+types/event-partners.ts";

const AssignPartnerModal = lazyDialog(
  () => import("../../features/events/assign-partner-modal.tsx"),
);

const RemovePartnerModal = lazyDialog(
  () => import("../../features/events/remove-partner-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-live-events");
  const loaded = await loadEventOnly(loading);
  const { api: calls, queries } = loading;
  await queries.prefetchQuery(calls.eventPartners.list.options({ params: { id: loaded.id } }));
  return loaded;
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Partners: ${loaderData?.title ?? "event"}`);

export default function EventPartners({ loaderData: { id } }: Route.ComponentProps) {
  const permitted = usePermitted("admin.edit-company-profile");
  const [assigning, setAssigning] = useState<EventPartnerRow | "new" | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const event = useQuery(api.events.details.options({ params: { id } })).data?.data;
  const list = useQuery(api.eventPartners.list.options({ params: { id } }));
  const booked = list.data?.data;
  const removed = booked?.partners.find((partner) => partner.id === removing);
  if (!event) return null;
  const hasPackages = (booked?.packages.length ?? 0) > 0;
  return (
    <TableScreen
      top={
        <EventHead
          event={event}
          current={eventPartnersPath(id)}
          beside={
            hasPackages && (
              <Button
                size="sm"
                variant="primary"
                onClick={() => setAssigning("new")}
                {...permitted}
              >
                Assign a partnership
              </Button>
            )
          }
        />
      }
    >
      {list.isError && !list.data ? (
        <ErrorState
          title="The partners didn’t load."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {failureText(list.error)}
        </ErrorState>
      ) : (
        <DataTable
          folds
          label={`Partners of ${event.name}`}
          columns={buildPartnerColumns({
            permitted,
            onChange: setAssigning,
            onRemove: (partner) => setRemoving(partner.id),
          })}
          rows={booked?.partners ?? []}
          rowId={({ id: partnershipId }) => String(partnershipId)}
          rowName={({ company }) => company.name}
          loadingRows={list.isPending ? 3 : undefined}
          empty={
            <EmptyState title="No partners yet">
              {hasPackages
                ? "Companies that you assign a partnership appear here and on the event’s page."
                : "This event has no packages to book."}
            </EmptyState>
          }
        />
      )}
      {booked && assigning && (
        <AssignPartnerModal
          event={event}
          booked={booked}
          partner={assigning === "new" ? null : assigning}
          onClose={() => setAssigning(null)}
        />
      )}
      {removed && (
        <RemovePartnerModal event={event} partner={removed} onClose={() => setRemoving(null)} />
      )}
    </TableScreen>
  );
}
