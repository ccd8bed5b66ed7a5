import { ClientOnly } from "@devguild/design-system/client-only";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { LIVE_EVENTS_PATH } from "../../features/live-events/live-event-addresses.ts";
import { NewLiveEventForm } from "../../features/live-events/new-live-event-form.tsx";

export const loader = withQueries((loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-live-events");
  return Promise.resolve({});
});

export const meta = () => screenMeta("New live event");

export default function CreateLiveEvent() {
  return (
    <div className={page.page}>
      <RecordHead
        parents={[{ to: LIVE_EVENTS_PATH, label: "Live Events" }]}
        title="New live event"
      />
      {/* Its time zone, and what was typed before, are this browser's. */}
      <ClientOnly>
        <NewLiveEventForm />
      </ClientOnly>
    </div>
  );
}
