import { api } from "@devguild/api-client/browser-api";
import { pageMeta } from "@devguild/app-shell/page-meta";
import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { Pagination } from "@devguild/design-system/pagination";
import { number, readAddress } from "@devguild/session/addresses";
import { requireAccount } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { DeveloperTabs } from "../../features/applications/developer-tabs.tsx";
import {
  MESSAGES_PATH,
  messagesPagePath,
} from "../../features/developer-messages/message-addresses.ts";
import { MessageRow } from "../../features/developer-messages/message-row.tsx";
import type { Route } from "./+types/messages.ts";
import classes from "./messages.module.css";

const ADDRESS = { page: { ...number, max: 10_000, defaultValue: 1 } };

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "developer");
  const { page } = readAddress(ADDRESS, loading.url.searchParams);
  await loading.queries.fetchQuery(loading.api.developerMessages.list.options({ query: { page } }));
  return { page };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Messages", path: MESSAGES_PATH, noindex: true });

/** What our talent team wrote to a developer, the latest first. */
export default function Messages({ loaderData: { page } }: Route.ComponentProps) {
  const { data } = useQuery({
    ...api.developerMessages.list.options({ query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  const { data: messages, meta: pages } = data;
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Messages" beside={pages.total > 0 ? String(pages.total) : undefined}>
        From our talent team. Companies can’t see them.
      </PageHead>
      <DeveloperTabs current={MESSAGES_PATH} />
      {messages.length === 0 ? (
        <EmptyState
          title={page > 1 ? "Nothing on this page" : "No messages yet"}
          actions={
            page > 1 ? (
              <LinkButton to={MESSAGES_PATH}>Go to first page</LinkButton>
            ) : (
              <LinkButton to={localized("/user/profile")}>Check who can find you</LinkButton>
            )
          }
        >
          When our talent team writes to you about a job, you’ll find it here.
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label="Messages">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {pages.last_page > 1 && (
        <Pagination
          page={page}
          pageSize={pages.per_page}
          total={pages.total}
          pageHref={messagesPagePath}
        />
      )}
    </div>
  );
}
