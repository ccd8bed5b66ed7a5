import { requireAccount } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { SentNotification } from "../../features/notifications/sent-notification.tsx";
import type { Route } from "./+types/sent-notification.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries } = loading;
  const { data } = await queries.fetchQuery(
    calls.adminNotifications.sent.options({ params: { id } }),
  );
  return { id, title: data.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Notification");

export default function SentNotificationScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className={page.page}>
      <SentNotification key={loaderData.id} id={loaderData.id} />
    </div>
  );
}
