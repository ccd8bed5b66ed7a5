import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { FormModal } from "@devguild/design-system/form-modal";
import { NumberField } from "@devguild/design-system/number-field";
import { formatDate, useNow } from "@devguild/design-system/relative-time";
import { useToast } from "@devguild/design-system/toast";
import { EXTEND_DAYS_MAX } from "@devguild/schemas/constants/postings";
import { useState } from "react";

import { countedFrom } from "./posting-life.ts";
import type { ListedPosting } from "./posting-actions.ts";
import { useRefreshPostings } from "./use-refresh-postings.ts";

const DEFAULT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

type Props = { posting: ListedPosting; companyId: number; onClose: () => void };

/** Extends a job by some days, and says until when it will be open. */
export function ExtendPostingModal({ posting, companyId, onClose }: Props) {
  const toasts = useToast();
  const now = useNow();
  const refresh = useRefreshPostings();
  const [days, setDays] = useState(DEFAULT_DAYS);
  const form = useApiForm(api.postings.extend, {
    initialValues: { days: String(DEFAULT_DAYS) },
    toInput: (values) => ({
      params: { companyId, jobId: posting.id },
      body: { days: Number(values.days), expire_at: posting.expire_at },
    }),
    onSuccess: async ({ data }) => {
      await refresh();
      const until = data.expire_at ? ` until ${formatDate(data.expire_at)}` : "";
      toasts.show({ tone: "ok", text: `“${posting.title}” is open${until}.` });
      onClose();
    },
    // It may have been extended all the same.
    onError: refresh,
  });
  const isValid = Number.isInteger(days) && days >= 1 && days <= EXTEND_DAYS_MAX;
  const end = new Date(countedFrom(posting, now).getTime() + days * DAY_MS);
  const { onChange, ...field } = form.field("days");
  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={posting.status === "expired" ? "Open this job again" : "Extend this job"}
      submitLabel="Extend job"
    >
      <p>
        <strong>{posting.title}</strong>
      </p>
      <NumberField
        label="Days"
        unit="days"
        min={1}
        max={EXTEND_DAYS_MAX}
        {...field}
        onChange={(event) => {
          setDays(event.currentTarget.valueAsNumber);
          onChange(event);
        }}
        help={
          isValid
            ? `Open until ${formatDate(end.toISOString())}.${posting.price_type === "membership" ? " It takes up a job slot until then." : ""}`
            : `1 to ${EXTEND_DAYS_MAX} days.`
        }
      />
    </FormModal>
  );
}
