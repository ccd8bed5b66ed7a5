import { api } from "@devguild/api-client/browser-api";
import { useGrowingList } from "@devguild/api-client/use-growing-list";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { Panel } from "@devguild/design-system/panel";
import { usePanelFocus } from "@devguild/design-system/use-panel-focus";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { MessageSummary } from "@devguild/schemas/sourcing";

import { ShortDate } from "../lists/cells.tsx";
import { describeMessage, describeReaders } from "./describe-message.ts";
import classes from "./messages-panel.module.css";

const QUERY = { per_page: 20 };

function Message({ message, onOpen }: { message: MessageSummary; onOpen: () => void }) {
  const facts = [message.sender, describeMessage(message), describeReaders(message)];
  return (
    <li className={classes.message}>
      <button type="button" className={classes.subject} onClick={onOpen}>
        {message.subject}
      </button>
      <span className={classes.date}>
        <ShortDate date={message.send_at} />
      </span>
      <span className={classes.facts}>
        {facts.filter((fact) => fact !== null).join("\u00a0· ")}
      </span>
    </li>
  );
}

type Props = { onOpen: (id: number) => void; onClose: () => void };

/** The messages that staff have written to developers, each with what became of it. */
export default function MessagesPanel({ onOpen, onClose }: Props) {
  const panel = usePanelFocus();
  const messages = useGrowingList(api.sourcing.messages, QUERY);
  const { rows, position, total } = messages;
  const isMore = position !== undefined && position.current_page < position.last_page;
  return (
    <Panel
      ref={panel}
      label="Sent messages"
      onClose={onClose}
      head={
        <Heading level={2} size="md">
          Sent messages
        </Heading>
      }
    >
      {messages.hasFailed ? (
        <ErrorState
          title="The messages didn’t load."
          onRetry={() => void messages.refetch()}
          retrying={messages.isFetching}
        />
      ) : !position ? (
        <SkeletonRegion label="Loading the messages">
          <Skeleton height={200} />
        </SkeletonRegion>
      ) : total === 0 ? (
        <EmptyState title="No messages yet">
          Select developers in the list to write the first one.
        </EmptyState>
      ) : (
        <>
          <ul>
            {rows.map((message) => (
              <Message key={message.id} message={message} onOpen={() => onOpen(message.id)} />
            ))}
          </ul>
          {isMore && (
            <Button
              size="sm"
              loading={messages.isFetching}
              onClick={() => void messages.fetchNextPage()}
            >
              Load more
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
