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
  const { mutate, isPending } = useMutation({
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
  const decision = toDecision(change);
  return {
    isPending,
    decide: {
      included: () => mutate({ ...decision, included: !change.included }),
      field: (field: ListingField) =>
        mutate({ ...decision, use_feed: toggle(decision.use_feed, field) }),
      skill: (id: number) => mutate({ ...decision, skill_ids: toggle(decision.skill_ids, id) }),
    },
  };
};
