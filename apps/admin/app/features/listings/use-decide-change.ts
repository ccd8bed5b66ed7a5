import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { ListingField } from "@devguild/schemas/constants/job-listings";
import type { ImportedChange } from "@devguild/schemas/job-listings";
import { useMutation, useQueryClient } from "@tanstack/react-query";

type Decision = { included: boolean; use_feed: ListingField[]; skill_ids: number[] };

const toDecision = ({ included, fields, skills }: ImportedChange): Decision => ({
  included,
  use_feed: fields.flatMap(({ field, use_feed: isUsed }) => (isUsed ? [field] : [])),
  skill_ids: skills.flatMap(({ id, taken }) => (taken ? [id] : [])),
});

const toggle = <Item>(items: readonly Item[], item: Item) =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

/** Returns what staff can decide about a listing of a dry run; each decision is saved at once. */
export const useDecideChange = (importId: number, change: ImportedChange) => {
  const toasts = useToast();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // One after the other, so that the last of quick presses counts.
    scope: { id: `decide-change-${change.id}` },
    mutationFn: (body: Decision) =>
      api.jobListings.decide.call({ params: { id: importId, changeId: change.id }, body }),
    onSuccess: () =>
      Promise.all(
        [api.jobListings.changes.key, api.jobListings.progress.key].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  const decision = isPending ? variables : toDecision(change);
  // No box is disabled meanwhile, because the pressed one would lose the focus.
  const save = (changed: Partial<Decision>) => mutate({ ...decision, ...changed });
  return {
    /** As it is being saved, or as it was saved last. */
    decision,
    decide: {
      included: () => save({ included: !decision.included }),
      field: (field: ListingField) => save({ use_feed: toggle(decision.use_feed, field) }),
      skill: (id: number) => save({ skill_ids: toggle(decision.skill_ids, id) }),
    },
  };
};
