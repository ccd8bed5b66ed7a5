import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import { TextButton } from "@devguild/design-system/text-link";
import type { StaffDeveloperMessage } from "@devguild/schemas/developer-messages";
import { formatCount } from "@devguild/schemas/formats";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeRecipient } from "../sourcing/describe-recipient.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";

/** How many messages a record shows at first. */
export const MESSAGES_SHOWN = 5;
const MOST = 100;

function Message({ message }: { message: StaffDeveloperMessage }) {
  const [isOpen, setOpen] = useState(false);
  const { tone, label } = describeRecipient(message);
  return (
    <li className={classes.letter}>
      <div className={classes.what}>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {message.subject}
        </TextButton>
        <span>
          {message.sender ?? "Someone who has left"},{" "}
          {formatShortDate(message.sent_at ?? message.created_at)}
          {message.job_title && `, about ${message.job_title}`}
        </span>
      </div>
      <Status tone={tone}>{label}</Status>
      {isOpen && <p className={classes.words}>{message.body}</p>}
      {message.replies.map(({ id, message: text, created_at: at }) => (
        <blockquote key={id} className={classes.words}>
          “{text}” <span className={classes.note}>{formatShortDate(at)}</span>
        </blockquote>
      ))}
    </li>
  );
}

/** What staff wrote to a developer, what became of it, and what the developer replied on the site. */
export function MessagesBox({ developerId }: { developerId: number }) {
  const [perPage, setPerPage] = useState(MESSAGES_SHOWN);
  const messages = useQuery(
    api.developerMessages.written.options({
      params: { id: developerId },
      query: { per_page: perPage },
    }),
  );
  const { data: rows = [], meta } = messages.data ?? {};
  const total = meta?.total ?? 0;
  return (
    <Box title="Messages" beside={meta && formatCount(total)}>
      {messages.isLoadingError ? (
        <p className={classes.empty}>
          The messages didn’t load.{" "}
          <Button size="sm" loading={messages.isFetching} onClick={() => void messages.refetch()}>
            Try again
          </Button>
        </p>
      ) : meta && total === 0 ? (
        <p className={classes.empty}>Messages from Sourcing, and the replies, will appear here.</p>
      ) : (
        <ul className={classes.rows}>
          {rows.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      )}
      {total > rows.length && perPage < MOST && rows.length > 0 && (
        <div className={classes.foot}>
          <Button
            size="sm"
            variant="subtle"
            loading={messages.isFetching}
            onClick={() => setPerPage(MOST)}
          >
            Show more
          </Button>
        </div>
      )}
    </Box>
  );
}
