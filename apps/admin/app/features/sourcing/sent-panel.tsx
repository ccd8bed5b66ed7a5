import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Avatar } from "@devguild/design-system/avatar";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { Panel } from "@devguild/design-system/panel";
import { usePanelFocus } from "@devguild/design-system/use-panel-focus";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { MESSAGE_UNDO_S } from "@devguild/schemas/constants/sourcing";
import type { SentMessage } from "@devguild/schemas/sourcing";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { developerPath } from "../developers/developer-addresses.ts";
import { describeMessage, describeReaders } from "./describe-message.ts";
import { describeRecipient } from "./describe-recipient.ts";
import classes from "./message-panel.module.css";
import { namePerson } from "./name-person.ts";
import { LIST_KEY } from "./use-sourcing-list.ts";

const POLL_MS = 1500;

function Outcome({ person }: { person: SentMessage["people"][number] }) {
  const { tone, label } = describeRecipient(person);
  return <Status tone={tone}>{label}</Status>;
}

function Outcomes({ message }: { message: SentMessage }) {
  const readers = describeReaders(message);
  return (
    <>
      <p className={classes.counts} aria-live="polite">
        “{message.subject}”{message.sender && `, from ${message.sender}`}
        {message.job_title && `, about ${message.job_title}`}
        {readers && `. ${readers}`}
      </p>
      <ul>
        {message.people.map((person) => (
          <li key={person.id} className={classes.person}>
            <Avatar name={namePerson(person)} size={24} />
            <TextLink to={developerPath(person.id)}>{namePerson(person)}</TextLink>
            <span className={classes.outcome}>
              <Outcome person={person} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = {
  id: number;
  /** Whether it has just been sent, so that it can be taken back. */
  isNew: boolean;
  /** Leads back to where it was opened. */
  onDone: () => void;
  onClose: () => void;
};

/** What becomes of a message: it can be taken back for some seconds, then each person's outcome. */
export default function SentPanel({ id, isNew, onDone, onClose }: Props) {
  const panel = usePanelFocus();
  const toasts = useToast();
  const queries = useQueryClient();
  const [canUndo, setCanUndo] = useState(isNew);
  const options = api.sourcing.message.options({ params: { id } });
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      (state.data?.data.waiting ?? 0) > 0 && !state.data?.data.withdrawn && POLL_MS,
  });
  const message = data?.data;
  const withdrawing = useMutation({
    mutationFn: () => api.sourcing.withdrawMessage.call({ params: { id } }),
    onSuccess: (answer) => {
      queries.setQueryData(options.queryKey, answer);
      return queries.invalidateQueries({ queryKey: LIST_KEY });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  useEffect(() => {
    const timer = setTimeout(() => setCanUndo(false), MESSAGE_UNDO_S * 1000);
    void queries.invalidateQueries({ queryKey: LIST_KEY });
    return () => clearTimeout(timer);
  }, [queries]);
  const isGone = !canUndo || message?.withdrawn || (message?.sent ?? 0) > 0;
  return (
    <Panel
      ref={panel}
      label="Sent message"
      onClose={onClose}
      head={
        <Heading level={2} size="md">
          {message ? describeMessage(message) : "Sent message"}
        </Heading>
      }
      foot={
        isGone ? (
          <Button onClick={onDone}>Done</Button>
        ) : (
          <Button loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            Undo
          </Button>
        )
      }
    >
      {message ? (
        <Outcomes message={message} />
      ) : isLoadingError ? (
        <ErrorState
          title="The message didn’t load."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonRegion label="Loading the message">
          <Skeleton height={200} />
        </SkeletonRegion>
      )}
    </Panel>
  );
}
