import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ClientOnly } from "@devguild/design-system/client-only";
import { ErrorState } from "@devguild/design-system/error-state";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { HomepageEditor } from "../../features/events/homepage-editor.tsx";
import { loadEvent } from "../../features/events/load-event.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import type { Route } from "./+types/edit-homepage.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  const loaded = await loadEvent(loading);
  const { id } = loaded;
  await loading.queries.prefetchQuery(
    loading.api.eventHomepages.options.options({ params: { id } }),
  );
  return loaded;
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`Homepage: ${loaderData?.title ?? "event"}`);

export default function EditHomepage({ loaderData: { id } }: Route.ComponentProps) {
  const call = { params: { id } };
  const event = useQuery(api.events.details.options(call));
  const menu = useQuery(api.eventHomepages.menu.options(call));
  const items = useQuery(api.eventHomepages.options.options(call));
  const homepage = useQuery({
    ...api.eventHomepages.details.options(call),
    // What is open in the editor never changes under the hands of who writes it.
    staleTime: Infinity,
  });
  const failed = event.error ?? menu.error ?? items.error ?? homepage.error;
  return (
    <div className={page.page}>
      {event.data && menu.data && items.data && homepage.data ? (
        // What was typed before is stored in this browser.
        <ClientOnly>
          <HomepageEditor
            key={id}
            event={event.data.data}
            homepage={homepage.data.data}
            menu={menu.data.data}
            items={items.data.data}
          />
        </ClientOnly>
      ) : (
        failed && (
          <ErrorState title="The homepage didn’t load." onRetry={() => void items.refetch()}>
            {failureText(failed)}
          </ErrorState>
        )
      )}
    </div>
  );
}
