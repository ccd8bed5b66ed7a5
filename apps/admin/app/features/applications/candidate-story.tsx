import { RelativeTime } from "@devguild/design-system/relative-time";
import { ApplicationStatusBadge } from "@devguild/design-system/status-badge";
import { TextLink } from "@devguild/design-system/text-link";
import type { Candidate } from "@devguild/schemas/applications";
import type { ApplicationMover } from "@devguild/schemas/constants/applications";

import classes from "./candidate-story.module.css";

const MOVERS: Record<ApplicationMover, string> = {
  developer: "the candidate",
  company: "the company",
  admin: "staff",
};

function Messages({ messages }: { messages: Candidate["messages"] }) {
  return (
    <ul className={classes.entries}>
      {messages.map(({ id, author_name, contact_email, created_at, message }) => (
        <li key={id}>
          <p className={classes.by}>
            <strong>{author_name}</strong>
            <RelativeTime date={created_at} />
          </p>
          <p className={classes.text}>{message}</p>
          <p className={classes.by}>
            Answers go to{" "}
            <TextLink small to={`mailto:${contact_email}`}>
              {contact_email}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function History({ history }: { history: Candidate["history"] }) {
  return (
    <ol className={classes.entries}>
      {history.toReversed().map(({ status, by, at, reason }) => (
        <li key={`${at}-${status}`}>
          <p className={classes.by}>
            <ApplicationStatusBadge status={status} reader="staff" />
            <span>
              by {MOVERS[by]}, <RelativeTime date={at} />
            </span>
          </p>
          {reason && <p className={classes.text}>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What was written and what happened since the application: cover letter, messages, moves. */
export function CandidateStory({ candidate }: { candidate: Candidate }) {
  const { cover_letter, messages, history } = candidate;
  return (
    <div className={classes.story}>
      <section aria-labelledby="cover-letter">
        <h3 id="cover-letter">Cover letter</h3>
        {cover_letter ? (
          <p className={classes.text}>{cover_letter}</p>
        ) : (
          <p className="dim">Sent without one.</p>
        )}
      </section>
      <section aria-labelledby="messages">
        <h3 id="messages">
          Messages <span className="num dim">{messages.length}</span>
        </h3>
        {messages.length > 0 ? (
          <Messages messages={messages} />
        ) : (
          <p className="dim">The company has not written yet.</p>
        )}
      </section>
      <section aria-labelledby="history">
        <h3 id="history">History</h3>
        <History history={history} />
      </section>
    </div>
  );
}
