import { AppLink } from "@devguild/app-shell/app-frame";
import { listCounts } from "@devguild/company-ui/candidate-statuses";
import type { ViewControl } from "@devguild/company-ui/use-candidates-view";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import { Tabs } from "@devguild/design-system/tabs";
import type { CandidateCounts } from "@devguild/schemas/applications";
import type { ComponentProps } from "react";

// A link to another view of the same screen, which keeps its scroll position.
function ReplacingLink(props: ComponentProps<typeof AppLink>) {
  return <AppLink {...props} preventScrollReset />;
}

type Props = Pick<ViewControl, "view" | "getHref"> & { counts: CandidateCounts; total: number };

/** Tabs for the statuses of a job's candidates, with their counts. */
export function StatusTabs({ counts, total, view, getHref }: Props) {
  return (
    <Tabs
      label="Candidates by status"
      linkComponent={ReplacingLink}
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
