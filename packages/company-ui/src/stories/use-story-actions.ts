import { api } from "@devguild/api-client/browser-api";
import { useToast } from "@devguild/design-system/toast";
import { STORY_CHANGE_FAILED, type StoryStatus } from "@devguild/schemas/constants/stories";
import type { Story } from "@devguild/schemas/stories";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { STORY_STATUS } from "./story-status.ts";

type Stories = { data: Story[] };

/** Puts a company's stories in order, and changes their status; both show at once. */
export const useStoryActions = (companyId: number) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const { queryKey } = api.stories.list.options({ params: { id: companyId } });
  /** Shows a change before it is saved; returns what was there before. */
  const show = (change: (stories: Story[]) => Story[]) => {
    const before = queries.getQueryData<Stories>(queryKey);
    if (before) queries.setQueryData<Stories>(queryKey, { data: change(before.data) });
    return { before };
  };
  const onError = (
    _error: Error,
    _change: unknown,
    shown: { before: Stories | undefined } | undefined,
  ) => {
    // Without a network, reading it again fails, too, and would leave the change as if it were saved.
    queries.setQueryData(queryKey, shown?.before);
    toasts.show({ tone: "bad", text: STORY_CHANGE_FAILED });
    return queries.invalidateQueries({ queryKey });
  };
  const order = useMutation({
    scope: { id: "story-order" },
    mutationFn: (ids: readonly number[]) =>
      api.stories.order.call({
        params: { id: companyId },
        body: { cards_order: Object.fromEntries(ids.map((id, position) => [id, position])) },
      }),
    onMutate: (ids) =>
      show((stories) => stories.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))),
    onError,
  });
  const status = useMutation({
    mutationFn: ({ story, to }: { story: Story; to: StoryStatus }) =>
      api.stories.changeStatus.call({
        params: { companyId, storyId: story.id },
        body: { status: to },
      }),
    onMutate: ({ story, to }) =>
      show((stories) =>
        stories.map((each) => (each.id === story.id ? { ...each, status: to } : each)),
      ),
    onSuccess: (_, { story, to }) =>
      toasts.show({
        tone: "ok",
        text: `“${story.title}”: ${STORY_STATUS[to].label.toLowerCase()}.`,
        undo: {
          onPress: () => status.mutate({ story: { ...story, status: to }, to: story.status }),
        },
      }),
    onError,
  });
  return {
    arrange: (before: readonly number[], after: readonly number[]) => {
      if (after !== before) order.mutate(after);
    },
    changeStatus: (story: Story, to: StoryStatus) => status.mutate({ story, to }),
  };
};
