import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { Breadcrumbs } from "@devguild/design-system/breadcrumbs";
import { Heading } from "@devguild/design-system/heading";
import { requireAccount } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { FurtherMessages } from "../../features/developer-messages/further-messages.tsx";
import classes from "../../features/developer-messages/message.module.css";
import { MESSAGES_PATH, messagePath } from "../../features/developer-messages/message-addresses.ts";
import { MessageText } from "../../features/developer-messages/message-text.tsx";
import { readId } from "../../features/frame/follow-moved.ts";
import type { Route } from "./+types/message.ts";

export const loader = withQueries(async (loading) => {
  const developerId = requireAccount(loading, "developer").developer_id ?? 0;
  const id = readId(loading.params["message_id"]);
  const { data } = await loading.queries.fetchQuery(
    loading.api.developerMessages.one.options({ params: { id } }),
  );
  return { id, developerId, subject: data.subject };
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.subject,
        path: messagePath(loaderData.id),
        noindex: true,
      })
    : [];

/** Marks a message as read once it is on the screen; a link that is only prefetched doesn't. */
const useMarkRead = (id: number, isUnread: boolean) => {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isUnread) return;
    const { queryKey } = api.developerMessages.one.options({ params: { id } });
    void api.developerMessages.read
      .call({ params: { id } })
      .then((answer) => {
        queries.setQueryData(queryKey, answer);
        void queries.invalidateQueries({ queryKey: api.developerMessages.list.key });
        return queries.invalidateQueries({ queryKey: api.dashboards.developer.key });
      })
      // Unread until the next visit.
      .catch(() => undefined);
  }, [id, isUnread, queries]);
};

/** A message of our talent team to a developer. */
export default function Message({
  loaderData: { id, developerId, subject },
}: Route.ComponentProps) {
  const { data } = useQuery(api.developerMessages.one.options({ params: { id } }));
  useMarkRead(id, data?.data.read_at === null);
  if (!data) return null;
  return (
    <div className="content">
      <div className={classes.page}>
        <Breadcrumbs
          parents={[
            { to: localized("/developer-dashboard"), label: "For you" },
            { to: MESSAGES_PATH, label: "Messages" },
          ]}
          here={subject}
        />
        <Heading level={1} size="xl">
          {subject}
        </Heading>
        <MessageText key={id} message={data.data} developerId={developerId} />
        <p className={classes.quiet}>
          Our talent team can see that you opened this message. Companies can’t.
        </p>
        <FurtherMessages />
      </div>
    </div>
  );
}
