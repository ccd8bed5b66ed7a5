import { api } from "@devguild/api-client/browser-api";
import type { PostingOptions, ReachEstimate } from "@devguild/schemas/postings";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import type { PostingDraft } from "./posting-draft.ts";
import {
  suggestAlternative,
  describeChange,
  type ReachDraft,
  toReachDraft,
  toReachQuery,
} from "./reach-text.ts";

const PAUSE = 400;
const WORTH_SAYING = 5;

const useEstimate = (draft: ReachDraft | null) =>
  useQuery({
    ...api.postings.reach.options({ query: draft ? toReachQuery(draft) : {} }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
  });

type Seen = { draft: ReachDraft; estimate: ReachEstimate };

/** How many people a draft reaches, what the last edit did to that, and what would raise it. */
export const useReach = (whole: PostingDraft, { languages }: PostingOptions) => {
  // As text, so that an edit of anything else asks nothing.
  const key = JSON.stringify(toReachDraft(whole));
  const [settled] = useDebouncedValue(key, PAUSE);
  const draft = useMemo(() => JSON.parse(settled) as ReachDraft, [settled]);
  const query = useEstimate(draft);
  const estimate = query.data?.data ?? null;
  const [seen, setSeen] = useState<{ now: Seen; before: Seen | null } | null>(null);
  const isFresh = estimate !== null && !query.isPlaceholderData;
  if (isFresh && seen?.now.estimate !== estimate)
    setSeen({ now: { draft, estimate }, before: seen?.now ?? null });

  const alternative = useMemo(() => suggestAlternative(draft, languages), [draft, languages]);
  const other = useEstimate(alternative?.draft ?? null);
  const people = estimate?.current_draft_estimated_devs ?? null;
  const more =
    alternative && other.data && !other.isPlaceholderData && people !== null
      ? other.data.data.current_draft_estimated_devs - people
      : 0;
  const by =
    seen?.before && isFresh
      ? seen.now.estimate.current_draft_estimated_devs -
        seen.before.estimate.current_draft_estimated_devs
      : 0;
  return {
    people,
    byPlace: (estimate?.by_place ?? []).map(({ id, label, devs }) => ({ id, label, people: devs })),
    bySkill: (estimate?.by_skill ?? []).map(({ id, name, devs }) => ({
      id,
      label: name,
      people: devs,
    })),
    change:
      seen?.before && by !== 0
        ? { by, text: describeChange(seen.before.draft, seen.now.draft) }
        : null,
    hint: alternative && more >= WORTH_SAYING ? { ...alternative, more } : null,
    updating: query.isFetching || settled !== key,
    failed: query.isError && estimate === null,
  };
};

export type ReachView = ReturnType<typeof useReach>;
