import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import {
  HIGHLIGHT_CATEGORIES,
  HIGHLIGHT_MESSAGES,
  type HighlightCategory,
} from "@devguild/schemas/constants/highlights";
import type { AdminHighlight, HighlightItem } from "@devguild/schemas/highlights";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { fromLocalTime, toLocalTime } from "../frame/local-time.ts";

const toValues = (highlight: AdminHighlight | null) => ({
  category: String(highlight?.category ?? HIGHLIGHT_CATEGORIES.VIDEO),
  item_id: highlight?.item ?? (null as HighlightItem | null),
  title: highlight?.title ?? "",
  subtitle: highlight?.subtitle ?? "",
  cta_label: highlight?.cta_label ?? "",
  image_url: highlight?.image_url ?? null,
  starts_at: toLocalTime(highlight?.starts_at ?? null),
  ends_at: toLocalTime(highlight?.ends_at ?? null),
  position: highlight ? String(highlight.position) : "",
  active: highlight?.active ?? true,
});
type Values = ReturnType<typeof toValues>;

const toBody = (values: Values) => ({
  title: values.title,
  subtitle: values.subtitle,
  cta_label: values.cta_label,
  image_url: values.image_url,
  item_id: values.item_id?.id ?? 0,
  starts_at: fromLocalTime(values.starts_at),
  ends_at: fromLocalTime(values.ends_at),
  position: values.position.trim() === "" ? null : Number(values.position),
  active: values.active,
});

/** Returns the form of a highlight; what is typed survives until it is saved. */
export const useHighlightForm = (highlight: AdminHighlight | null, onSaved: () => void) => {
  const queries = useQueryClient();
  const toasts = useToast();
  const [draft] = useState(() => storeDraft(`highlight.${highlight?.id ?? "new"}`));
  const call = (values: Values) => {
    const body = toBody(values);
    return highlight
      ? api.highlights.update.call({ params: { id: highlight.id }, body })
      : api.highlights.create.call({
          body: { ...body, category: Number(values.category) as HighlightCategory },
        });
  };
  return useApiForm(
    { call },
    {
      draft,
      initialValues: toValues(highlight),
      check: ({ item_id: item }): Record<string, string> =>
        item ? {} : { item_id: HIGHLIGHT_MESSAGES.itemRequired },
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await queries.invalidateQueries({ queryKey: api.highlights.list.key });
        toasts.show({ tone: "ok", text: `${data.title} ${highlight ? "saved" : "added"}` });
        onSaved();
      },
    },
  );
};
