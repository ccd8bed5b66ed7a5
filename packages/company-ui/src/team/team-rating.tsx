import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ToggleChip } from "@devguild/design-system/filter-chip";
import { TextButton } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { CandidateTeam } from "@devguild/schemas/candidate-notes";
import {
  CANDIDATE_RATINGS,
  type CandidateRating,
  RATING_LABELS,
} from "@devguild/schemas/constants/candidate-notes";
import { pluralize } from "@devguild/schemas/formats";
import { useMutation } from "@tanstack/react-query";

import classes from "./candidate-team.module.css";
import { type Noted, useShowTeam } from "./use-team.ts";

type Props = {
  noted: Noted;
  ratings: CandidateTeam["ratings"];
  canEdit: boolean;
  onReveal: () => void;
};

/** The viewer's rating of a candidate, and those of others once they have rated or asked. */
export function TeamRating({ noted, ratings, canEdit, onReveal }: Props) {
  const show = useShowTeam();
  const toasts = useToast();
  const rating = useMutation({
    mutationFn: (to: CandidateRating | null) =>
      api.candidateNotes.rate.call({ params: noted, body: { rating: to } }),
    onSuccess: (answer) => show(noted, answer),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const { own, others, others_count } = ratings;
  return (
    <section className={classes.rating} aria-label="Team rating">
      {canEdit && (
        <fieldset className={classes.choices}>
          <legend>Your rating</legend>
          {CANDIDATE_RATINGS.map((each) => (
            <ToggleChip
              key={each}
              small
              pressed={own === each}
              onChange={(isChosen) => !rating.isPending && rating.mutate(isChosen ? each : null)}
            >
              {RATING_LABELS[each]}
            </ToggleChip>
          ))}
        </fieldset>
      )}
      {others?.map(({ full_name, rating: given }) => (
        <p key={full_name}>
          {full_name}: <strong>{RATING_LABELS[given]}</strong>
        </p>
      ))}
      {others === null && others_count > 0 && (
        <p className={classes.none}>
          {pluralize(others_count, "colleague")} rated. You see how once you have.{" "}
          <TextButton small onClick={onReveal}>
            See ratings
          </TextButton>
        </p>
      )}
    </section>
  );
}
