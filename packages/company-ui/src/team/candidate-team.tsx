import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ErrorState } from "@devguild/design-system/error-state";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { CandidateTeam as Team } from "@devguild/schemas/candidate-notes";
import { IconLock } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./candidate-team.module.css";
import { splitMentions } from "./split-mentions.ts";
import { TeamRating } from "./team-rating.tsx";
import { type Noted, useShowTeam, useTeam } from "./use-team.ts";

type Note = Team["notes"][number];

function NoteText({ body, mentions }: Pick<Note, "body" | "mentions">) {
  return (
    <p className={classes.text}>
      {splitMentions(body, mentions).map(({ at, text, isMention }) =>
        isMention ? (
          <span key={at} className={classes.mention}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function Notes({
  noted,
  notes,
  canEdit,
}: {
  noted: Noted;
  notes: readonly Note[];
  canEdit: boolean;
}) {
  const show = useShowTeam();
  const toasts = useToast();
  const removing = useMutation({
    mutationFn: ({ id }: Note) =>
      api.candidateNotes.remove.call({ params: { ...noted, noteId: id } }),
    onSuccess: (answer, { body }) => {
      show(noted, answer);
      toasts.show({
        tone: "ok",
        text: "Note deleted.",
        undo: { onPress: () => writing.mutate(body) },
      });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const writing = useMutation({
    mutationFn: (body: string) => api.candidateNotes.write.call({ params: noted, body: { body } }),
    onSuccess: (answer) => show(noted, answer),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  if (notes.length === 0)
    return <p className={classes.none}>No notes yet. Candidates never see them.</p>;
  return (
    <ol className={classes.notes}>
      {notes.map((note) => (
        <li key={note.id} className={classes.note}>
          <p className={classes.line}>
            <strong>{note.author_name}</strong>
            <IconLock size={13} stroke={1.75} aria-label="only for colleagues" />
            <RelativeTime date={note.created_at} className={classes.at} />
          </p>
          <NoteText {...note} />
          {note.is_own && canEdit && (
            <TextButton small onClick={() => !removing.isPending && removing.mutate(note)}>
              Delete
            </TextButton>
          )}
        </li>
      ))}
    </ol>
  );
}

type Props = { noted: Noted; canEdit: boolean };

/** What colleagues noted about a candidate, how they rate them, and who has looked. */
export function CandidateTeam({ noted, canEdit }: Props) {
  const [revealed, setRevealed] = useState<number | null>(null);
  const team = useTeam(noted);
  const isRevealed = revealed === noted.candidateId;
  const withRatings = useTeam(noted, { reveal: true, enabled: isRevealed });
  const data = (isRevealed ? withRatings.data : undefined)?.data ?? team.data?.data;
  if (!data)
    return team.error ? (
      <ErrorState
        title="The notes didn’t load."
        onRetry={() => void team.refetch()}
        retrying={team.isFetching}
      >
        {failureText(team.error)}
      </ErrorState>
    ) : (
      <SkeletonRegion label="Loading the notes" className={classes.notes}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </SkeletonRegion>
    );
  return (
    <div className={classes.team}>
      <TeamRating
        noted={noted}
        ratings={data.ratings}
        canEdit={canEdit}
        onReveal={() => setRevealed(noted.candidateId)}
      />
      <Notes noted={noted} notes={data.notes} canEdit={canEdit} />
      {data.visits.length > 0 && (
        <section className={classes.visits} aria-label="Who looked">
          {data.visits.map(({ full_name, seen_at }) => (
            <p key={full_name + seen_at}>
              {full_name} looked <RelativeTime date={seen_at} />
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
