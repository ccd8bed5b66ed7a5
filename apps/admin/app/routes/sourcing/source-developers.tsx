import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { PageHead } from "@devguild/design-system/page-head";
import { SelectField } from "@devguild/design-system/select-field";
import { useStoredText } from "@devguild/design-system/use-stored-text";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { SentMessage } from "@devguild/schemas/sourcing";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { TableScreen } from "../../features/frame/table-screen.tsx";
import { NotifyButton } from "../../features/notifications/notify-button.tsx";
import { CostStrip } from "../../features/sourcing/cost-strip.tsx";
import { nameLevel } from "../../features/sourcing/option-counts.ts";
import { QueryBar } from "../../features/sourcing/query-bar.tsx";
import { SavedSearches } from "../../features/sourcing/saved-searches.tsx";
import classes from "../../features/sourcing/source-screen.module.css";
import { SourcedList } from "../../features/sourcing/sourced-list.tsx";
import {
  readSearch,
  type SourcingSearch,
  toFilters,
  type Token,
} from "../../features/sourcing/sourcing-search.ts";
import { useSourcingKeys } from "../../features/sourcing/use-sourcing-keys.ts";
import {
  useSourcingList,
  useSourcingSelection,
} from "../../features/sourcing/use-sourcing-list.ts";

const MatchJobField = lazyComponent(() => import("../../features/sourcing/match-job-field.tsx"));
const MessagesPanel = lazyComponent(() => import("../../features/sourcing/messages-panel.tsx"));
const MessagePanel = lazyComponent(() => import("../../features/sourcing/message-panel.tsx"));
const SentPanel = lazyComponent(() => import("../../features/sourcing/sent-panel.tsx"));

/** What is open beside the list. */
type OpenPanel =
  | { kind: "writing" | "messages" }
  | { kind: "sent"; id: number; isNew: boolean }
  | null;

const isCity = (token: Token) => token.kind === "location" && token.isCity;

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-sourcing-developers");
  const { api: server, queries } = loading;
  await Promise.all([
    queries.prefetchQuery(server.sourcing.options.options()),
    queries.prefetchQuery(server.sourcing.locations.options()),
    queries.prefetchQuery(server.sourcing.senders.options()),
    queries.prefetchQuery(server.sourcingSearches.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Sourcing");

export default function SourceDevelopers() {
  const [stored, setStored] = useStoredText("sourcing");
  const search = readSearch(stored);
  const options = useQuery(api.sourcing.options.options()).data?.data;
  const list = useSourcingList(search);
  const selection = useSourcingSelection(search, list.rows ?? []);
  const steps = useQuery({
    queryKey: [...api.sourcing.steps.key, toFilters(search)],
    queryFn: () => api.sourcing.steps.call({ body: toFilters(search) }),
    placeholderData: keepPreviousData,
  }).data?.data;
  const hasLevels = search.tokens.some((token) => "atLeast" in token || isCity(token));
  const levels = useQuery({
    queryKey: [...api.sourcing.levels.key, toFilters(search)],
    queryFn: () => api.sourcing.levels.call({ body: toFilters(search) }),
    enabled: hasLevels,
    placeholderData: keepPreviousData,
  }).data?.data;
  const [panel, setPanel] = useState<OpenPanel>(null);
  const queries = useQueryClient();
  const showSent = (message: SentMessage) => {
    const { queryKey } = api.sourcing.message.options({ params: { id: message.id } });
    queries.setQueryData(queryKey, { data: message });
    void queries.invalidateQueries({ queryKey: api.sourcing.messages.key });
    setPanel({ kind: "sent", id: message.id, isNew: true });
    selection.clear();
  };
  const close = () => setPanel(null);
  const change = (next: SourcingSearch) => {
    selection.clear();
    setStored(JSON.stringify(next));
  };
  useSourcingKeys();
  const { meta: counts } = list;
  const hasCity = search.tokens.some(isCity);
  const chosen = [...selection.selected];
  const isWriting = panel?.kind === "writing" && chosen.length > 0;
  return (
    <TableScreen
      top={
        <>
          <PageHead
            dense
            actions={<Button onClick={() => setPanel({ kind: "messages" })}>Sent messages</Button>}
            title={counts ? pluralize(counts.total_sourceable, "developer") : "Sourcing"}
            beside={
              counts && (
                <span aria-live="polite">
                  <span className="visually-hidden">{formatCount(counts.total_sourceable)} </span>
                  you can message, of {formatCount(counts.total)} that match
                </span>
              )
            }
          />
          {options && (
            <div className={classes.query}>
              <QueryBar search={search} options={options} levels={levels} onChange={change} />
              <SavedSearches search={search} options={options} onChange={change} />
              <MatchJobField
                job={search.job}
                onChange={(job) => change({ ...search, job, order: "match" })}
              />
              {hasCity && (
                <SelectField
                  label="Around the cities"
                  hideLabel
                  options={options.radius.map(({ id, value }) => ({
                    value: String(id),
                    label: id === search.radiusKm ? value : nameLevel(value, levels?.radius, id),
                  }))}
                  value={String(search.radiusKm)}
                  onChange={(event) =>
                    change({
                      ...search,
                      radiusKm: Number(event.currentTarget.value) as SourcingSearch["radiusKm"],
                    })
                  }
                />
              )}
            </div>
          )}
          {steps && <CostStrip steps={steps} tokens={search.tokens} />}
        </>
      }
      aside={
        panel?.kind === "sent" ? (
          <SentPanel
            key={panel.id}
            id={panel.id}
            isNew={panel.isNew}
            onDone={panel.isNew ? close : () => setPanel({ kind: "messages" })}
            onClose={close}
          />
        ) : panel?.kind === "messages" ? (
          <MessagesPanel
            onOpen={(id) => setPanel({ kind: "sent", id, isNew: false })}
            onClose={close}
          />
        ) : isWriting ? (
          <MessagePanel
            developerIds={chosen}
            onRemove={selection.remove}
            onSent={showSent}
            onClose={close}
          />
        ) : undefined
      }
      foot={
        <div className={classes.foot}>
          <span className="dim" aria-live="polite">
            {chosen.length === 0
              ? "Select developers to write to them."
              : `${formatCount(chosen.length)} selected`}
          </span>
          <div className={classes.actions}>
            <NotifyButton
              audience="developers"
              userIds={selection.userIds}
              to={pluralize(chosen.length, "developer")}
              onSent={selection.clear}
            />
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              // Not `disabled`, because it gets the focus back.
              aria-disabled={isWriting || undefined}
              onClick={() => setPanel({ kind: "writing" })}
            >
              {chosen.length === 0 ? "Message" : `Message ${formatCount(chosen.length)}`}
            </Button>
          </div>
        </div>
      }
    >
      <SourcedList
        search={search}
        list={list}
        selection={selection}
        onOrder={(order) => change({ ...search, order })}
      />
    </TableScreen>
  );
}
