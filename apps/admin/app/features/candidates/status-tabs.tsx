import { listCounts } from "@devguild/company-ui/candidate-statuses";
import type { ViewControl } from "@devguild/company-ui/use-candidates-view";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import type { CandidateCounts } from "@devguild/schemas/applications";

type Props = Pick<ViewControl, "view" | "getHref"> & { counts: CandidateCounts; total: number };

/** Tabs for the statuses of a job's candidates, with their counts. */
export function StatusTabs({ counts, total, view, getHref }: Props) {
  return (
    <Tabs
      label="Candidates by status"
      current={getHref({ candidate: null })}
      tabs={[
        {
          to: getHref({ status: null, candidate: null }),
          label: "All candidates",
          count: total,
        },
        ...listCounts(counts, view.status).map(({ status, count }) => ({
          to: getHref({ status, candidate: null }),
          label: applicationStatusText(status, "staff"),
          count,
        })),
      ]}
    />
  );
}
