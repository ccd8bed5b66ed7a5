import { FilterChip } from "@devguild/design-system/filter-chip";
import { FilterMenu } from "@devguild/design-system/filter-menu";
import { applicationStatusText } from "@devguild/design-system/status-badge";
import type { CandidateCounts } from "@devguild/schemas/applications";
import type { InboxOptions } from "@devguild/schemas/candidate-inbox";
import {
  INBOX_STATUSES,
  type InboxOrder,
  WAITING_DAYS,
} from "@devguild/schemas/constants/candidate-inbox";
import { pluralize } from "@devguild/schemas/formats";
import type { Change } from "@devguild/session/use-address";

import { FAIR_POINTS, STRONG_POINTS } from "../candidates/candidate-address.ts";
import { OrderMenu } from "../lists/order-menu.tsx";
import type { InboxView } from "./inbox-address.ts";
import classes from "./inbox-screen.module.css";

const ORDER_LABELS: Record<InboxOrder, string> = {
  newest: "Newest",
  waiting: "Longest wait",
  match: "Best match",
};

const POINTS_LABELS = new Map<number, string>([
  [FAIR_POINTS, "Fair or strong"],
  [STRONG_POINTS, "Strong"],
]);

const overDays = (days: number) => `Over ${pluralize(days, "day")}`;

type ListKey = "stages" | "jobs" | "skills" | "locations" | "sources";
type Option = { value: string; label: string; count?: number | undefined };

type Props = {
  view: InboxView;
  options: InboxOptions | undefined;
  counts: CandidateCounts;
  onChange: (change: Change<InboxView>) => void;
};

const listOptions = (
  options: InboxOptions | undefined,
  counts: CandidateCounts,
): Record<ListKey, { label: string; options: Option[] }> => ({
  stages: {
    label: "Status",
    options: INBOX_STATUSES.map((status) => ({
      value: String(status),
      label: applicationStatusText(status, "staff"),
      count: counts.find((each) => each.status === status)?.count ?? 0,
    })),
  },
  jobs: {
    label: "Job",
    options: (options?.jobs ?? []).map(({ id, title, count }) => ({
      value: String(id),
      label: title,
      count,
    })),
  },
  skills: {
    label: "Skill",
    options: (options?.skills ?? []).map(({ id, name, count }) => ({
      value: String(id),
      label: name,
      count,
    })),
  },
  locations: {
    label: "Location",
    options: (options?.locations ?? []).map(({ id, name, count }) => ({
      value: String(id),
      label: name,
      count,
    })),
  },
  sources: {
    label: "Source",
    options: (options?.sources ?? []).map(({ source, count }) => ({
      value: source,
      label: source,
      count,
    })),
  },
});

const KEYS = ["stages", "jobs", "skills", "locations", "sources"] as const satisfies ListKey[];

/** The active filters of the inbox, those that can be added, and the order. */
export function InboxFilters({ view, options, counts, onChange }: Props) {
  const lists = listOptions(options, counts);
  return (
    <div className={classes.filters}>
      {KEYS.flatMap((key) =>
        view[key].map((value) => (
          <FilterChip
            key={`${key}-${value}`}
            on
            kind={lists[key].label}
            onRemove={() =>
              onChange((now) => ({ [key]: now[key].filter((each) => each !== value) }))
            }
          >
            {lists[key].options.find((option) => option.value === value)?.label ?? value}
          </FilterChip>
        )),
      )}
      {view.points !== null && (
        <FilterChip on kind="Match" onRemove={() => onChange({ points: null })}>
          {POINTS_LABELS.get(view.points)}
        </FilterChip>
      )}
      {view.waiting !== null && (
        <FilterChip on kind="Waiting" onRemove={() => onChange({ waiting: null })}>
          {overDays(view.waiting)}
        </FilterChip>
      )}
      {KEYS.map((key) => {
        const remaining = lists[key].options.filter(({ value }) => !view[key].includes(value));
        if (remaining.length === 0) return null;
        return (
          <FilterMenu
            key={key}
            label={lists[key].label}
            width={300}
            options={remaining}
            onChoose={(value) => onChange((now) => ({ [key]: [...now[key], value] }))}
          />
        );
      })}
      {view.points === null && (
        <FilterMenu
          label="Match"
          width={300}
          options={[...POINTS_LABELS].map(([value, label]) => ({ value: String(value), label }))}
          onChoose={(value) =>
            onChange({ points: value === String(STRONG_POINTS) ? STRONG_POINTS : FAIR_POINTS })
          }
        />
      )}
      {view.waiting === null && (
        <FilterMenu
          label="Waiting"
          width={300}
          options={WAITING_DAYS.map((days) => ({ value: String(days), label: overDays(days) }))}
          onChoose={(value) =>
            onChange({ waiting: WAITING_DAYS.find((days) => String(days) === value) ?? null })
          }
        />
      )}
      <div className={classes.order}>
        <OrderMenu
          labels={ORDER_LABELS}
          order={view.order}
          onChange={(order) => onChange({ order })}
        />
      </div>
    </div>
  );
}
