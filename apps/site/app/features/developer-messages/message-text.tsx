import { AppLink } from "@devguild/app-shell/app-frame";
import { Avatar } from "@devguild/design-system/avatar";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Heading } from "@devguild/design-system/heading";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { SOURCING_MESSAGES } from "@devguild/schemas/constants/sourcing";
import type { DeveloperMessage } from "@devguild/schemas/developer-messages";
import { jobPath } from "@devguild/schemas/constants/jobs";
import { localized } from "@devguild/session/redirects";

import classes from "./message.module.css";
import { MessageReplyForm, WaitingReplyForm } from "./message-reply-form.tsx";
import { nameAuthor } from "./name-author.ts";

function AboutJob({ job }: { job: NonNullable<DeveloperMessage["job"]> }) {
  return (
    <div className={classes.job}>
      <LogoTile name={job.company.name} src={job.company.logo_url} size={40} />
      <div>
        {job.is_open ? (
          <AppLink to={localized(jobPath(job))}>{job.title}</AppLink>
        ) : (
          <strong>{job.title}</strong>
        )}
        <p className={classes.quiet}>
          {job.company.name}
          {!job.is_open && "\u00a0· no longer open"}
        </p>
      </div>
    </div>
  );
}

type Props = { message: DeveloperMessage; developerId: number };

/** A message of our staff: its text, the job it is about, the developer's replies, and a form to reply. */
export function MessageText({ message, developerId }: Props) {
  const author = nameAuthor(message.author);
  return (
    <>
      <article className={classes.message}>
        <div className={classes.from}>
          <Avatar name={author} src={message.author?.image} size={48} />
          <div>
            <strong>{author}</strong>
            <p className={classes.quiet}>
              Talent team, <RelativeTime date={message.sent_at} />
            </p>
          </div>
        </div>
        <p className={classes.text}>{message.body}</p>
        {message.job && <AboutJob job={message.job} />}
      </article>
      {message.replies.length > 0 && (
        <section aria-labelledby="replies">
          <Heading level={2} size="md" id="replies">
            Your replies
          </Heading>
          <ol className={classes.replies}>
            {message.replies.map(({ id, message: text, created_at: at }) => (
              <li key={id}>
                <p className={classes.quiet}>
                  <RelativeTime date={at} capital />
                </p>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {message.can_reply ? (
        // Its draft is stored in this browser.
        <ClientOnly fallback={<WaitingReplyForm author={author} />}>
          <MessageReplyForm message={message} developerId={developerId} author={author} />
        </ClientOnly>
      ) : (
        <p className={classes.quiet}>{SOURCING_MESSAGES.noReader}</p>
      )}
    </>
  );
}
