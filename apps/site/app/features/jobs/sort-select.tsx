import { JOB_ORDERS, type JobOrder } from "@devguild/schemas/constants/jobs";

import { useMatching } from "../matching/use-match.ts";
import classes from "./jobs-screen.module.css";

const ORDER_LABELS: Record<JobOrder, string> = {
  relevance: "Relevance",
  newest: "Newest",
  salary: "Salary",
  match: "Match",
};

/** How the jobs found are ordered; by match only for whoever can be matched. */
export function SortSelect({
  value,
  onChange,
}: {
  value: JobOrder;
  onChange: (order: JobOrder) => void;
}) {
  const canMatch = useMatching() !== null;
  return (
    <label className={classes.sort}>
      <span>Sort by</span>
      <select
        value={value}
        onChange={(event) => {
          const order = JOB_ORDERS.find((each) => each === event.currentTarget.value);
          if (order) onChange(order);
        }}
      >
        {JOB_ORDERS.filter((order) => order !== "match" || canMatch).map((order) => (
          <option key={order} value={order}>
            {ORDER_LABELS[order]}
          </option>
        ))}
      </select>
    </label>
  );
}
