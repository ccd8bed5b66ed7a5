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
const MIN_GAIN = 5;

const useEstimate = (draft: ReachDraft | null, companyId: number) =>
  useQuery({
    ...api.postings.reach.options({
      query: {
        ...(draft && toReachQuery(draft)),
        // A company that is being registered has no id yet.
        ...(companyId !== 0 && { company_id: companyId }),
      },
    }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
  });

type Snapshot = { draft: ReachDraft; estimate: ReachEstimate };

/**
 * Returns how many people a draft of a company reaches, the effect of the last edit, and a hint to reach more.
 */
export const useReach = (
  companyId: number,
  fullDraft: PostingDraft,
  { languages }: PostingOptions,
) => {
  // Serialised, so that edits of other fields don't trigger a request.
  const key = JSON.stringify(toReachDraft(fullDraft));
  const [settled] = useDebouncedValue(key, PAUSE);
  const draft = useMemo(() => JSON.parse(settled) as ReachDraft, [settled]);
  const query = useEstimate(draft, companyId);
  const estimate = query.data?.data ?? null;
  const [snapshots, setSnapshots] = useState<{ now: Snapshot; before: Snapshot | null } | null>(
    null,
  );
  const isFresh = estimate !== null && !query.isPlaceholderData;
  if (isFresh && snapshots?.now.estimate !== estimate)
    setSnapshots({ now: { draft, estimate }, before: snapshots?.now ?? null });

  const alternative = useMemo(() => suggestAlternative(draft, languages), [draft, languages]);
  const other = useEstimate(alternative?.draft ?? null, companyId);
  const people = estimate?.current_draft_estimated_devs ?? null;
  const more =
    alternative && other.data && !other.isPlaceholderData && people !== null
      ? other.data.data.current_draft_estimated_devs - people
      : 0;
  const by =
    snapshots?.before && isFresh
      ? snapshots.now.estimate.current_draft_estimated_devs -
        snapshots.before.estimate.current_draft_estimated_devs
      : 0;
  return {
    people,
    byLocation: (estimate?.by_place ?? []).map(({ id, label, devs }) => ({
      id,
      label,
      people: devs,
    })),
    bySkill: (estimate?.by_skill ?? []).map(({ id, name, devs }) => ({
      id,
      label: name,
      people: devs,
    })),
    change:
      snapshots?.before && by !== 0
        ? { by, text: describeChange(snapshots.before.draft, snapshots.now.draft) }
        : null,
    hint: alternative && more >= MIN_GAIN ? { ...alternative, more } : null,
    updating: query.isFetching || settled !== key,
    failed: query.isError && estimate === null,
  };
};

export type ReachView = ReturnType<typeof useReach>;
