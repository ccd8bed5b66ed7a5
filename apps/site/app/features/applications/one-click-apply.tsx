import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { useToast } from "@devguild/design-system/toast";
import { CONFLICT } from "@devguild/schemas/constants/statuses";
import type { JobDetails } from "@devguild/schemas/jobs";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { getArrival } from "../jobs/arrival.ts";

type Props = {
  job: JobDetails;
  /** Called if something required is missing and has to be asked for first. */
  onMissing: () => void;
};

/** Applies with the profile alone, without a cover letter. */
export default function OneClickApply({ job, onMissing }: Props) {
  const toasts = useToast();
  const queries = useQueryClient();
  const applying = useMutation({
    mutationFn: () =>
      api.applications.applyByOneClick.call({ body: { job_id: job.id, ...getArrival(job.id) } }),
    onSuccess: () => {
      toasts.show({ tone: "ok", text: `Sent to ${job.company.display_name}.` });
      void queries.invalidateQueries({ queryKey: ["applications"] });
      return queries.invalidateQueries({ queryKey: ["jobs"] });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === CONFLICT) onMissing();
      else toasts.show({ tone: "bad", text: failureText(error) });
    },
  });
  return (
    <Button
      fullWidth
      loading={applying.isPending || applying.isSuccess}
      onClick={() => applying.mutate()}
    >
      Apply with one click
    </Button>
  );
}
