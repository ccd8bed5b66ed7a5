import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Avatar } from "@devguild/design-system/avatar";
import { Button } from "@devguild/design-system/button";
import { Heading } from "@devguild/design-system/heading";
import { Panel } from "@devguild/design-system/panel";
import { Status } from "@devguild/design-system/status";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import { MESSAGE_UNDO_S } from "@devguild/schemas/constants/sourcing";
import { formatCount } from "@devguild/schemas/formats";
import type { SentMessage } from "@devguild/schemas/sourcing";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { developerPath } from "../developers/developer-addresses.ts";
import { describeRecipient } from "./describe-recipient.ts";
import classes from "./message-panel.module.css";
import { LIST_KEY } from "./use-sourcing-list.ts";

const POLL_MS = 1500;

const describeMessage = ({ withdrawn, waiting, sent, failed }: SentMessage) => {
  if (withdrawn) return "Taken back";
  if (waiting === 0 && failed > 0)
    return `Sent to ${formatCount(sent)}, ${formatCount(failed)} failed`;
  if (waiting === 0) return `Sent to ${formatCount(sent)}`;
  return sent === 0
    ? "About to go out"
    : `${formatCount(sent)} of ${formatCount(sent + waiting)} sent`;
};

function Outcome({ person }: { person: SentMessage["people"][number] }) {
  const { tone, label } = describeRecipient(person);
  return <Status tone={tone}>{label}</Status>;
}

type Props = { first: SentMessage; onClose: () => void };

/** What becomes of a message: it can be taken back for some seconds, then each person's outcome. */
export default function SentPanel({ first, onClose }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const [canUndo, setCanUndo] = useState(true);
  const options = api.sourcing.message.options({ params: { id: first.id } });
  const { data } = useQuery({
    ...options,
    initialData: { data: first },
    refetchInterval: ({ state }) =>
      (state.data?.data.waiting ?? 0) > 0 && !state.data?.data.withdrawn && POLL_MS,
  });
  const message = data.data;
  const withdrawing = useMutation({
    networkMode: "always",
    mutationFn: () => api.sourcing.withdrawMessage.call({ params: { id: first.id } }),
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
  const isGone = !canUndo || message.withdrawn || message.sent > 0;
  return (
    <Panel
      label="Sent message"
      onClose={onClose}
      head={
        <Heading level={2} size="md">
          {describeMessage(message)}
        </Heading>
      }
      foot={
        isGone ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            Undo
          </Button>
        )
      }
    >
      <p className={classes.counts} aria-live="polite">
        “{message.subject}”{message.sender && `, from ${message.sender}`}
        {message.job_title && `, about ${message.job_title}`}
        {message.read > 0 &&
          `. ${formatCount(message.read)} read it, ${formatCount(message.replied)} replied`}
      </p>
      <ul>
        {message.people.map((person) => (
          <li key={person.id} className={classes.person}>
            <Avatar name={person.full_name} size={24} />
            <TextLink to={developerPath(person.id)}>{person.full_name}</TextLink>
            <span className={classes.outcome}>
              <Outcome person={person} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
