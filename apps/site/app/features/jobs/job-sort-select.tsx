import { JOB_ORDERS, type JobOrder } from "@devguild/schemas/constants/jobs";

import { SortSelect } from "../lists/sort-select.tsx";
import { useMatching } from "../matching/use-match.ts";

const ORDER_LABELS: Record<JobOrder, string> = {
  relevance: "Relevance",
  newest: "Newest",
  salary: "Salary",
  match: "Match",
};

/** Selects the order of the jobs; by match only if the viewer can be matched. */
export function JobSortSelect({
  value,
  onChange,
}: {
  value: JobOrder;
  onChange: (order: JobOrder) => void;
}) {
  const canMatch = useMatching() !== null;
  return (
    <SortSelect
      orders={JOB_ORDERS.filter((order) => order !== "match" || canMatch)}
      labels={ORDER_LABELS}
      value={value}
      onChange={onChange}
    />
  );
}
