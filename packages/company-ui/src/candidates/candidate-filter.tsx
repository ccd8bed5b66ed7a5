import { Button } from "@devguild/design-system/button";
import { Menu, MenuDivider, MenuItem, MenuLabel } from "@devguild/design-system/menu";
import { CANDIDATE_ORDERS, type CandidateOrder } from "@devguild/schemas/constants/applications";
import { IconAdjustmentsHorizontal, IconCheck } from "@tabler/icons-react";

import { FAIR_POINTS, STRONG_POINTS, YEARS } from "./candidate-address.ts";
import type { ViewControl } from "./use-candidates-view.ts";

const ORDER_LABELS: Record<CandidateOrder, string> = {
  newest: "Newest",
  match: "Best match",
  experience: "Most experience",
};

const MATCHES = [
  { points: null, label: "Any match" },
  { points: FAIR_POINTS, label: "Fair or strong" },
  { points: STRONG_POINTS, label: "Strong" },
] as const;

type ChoiceProps = { children: string; isChosen: boolean; onSelect: () => void };

function Choice({ children, isChosen, onSelect }: ChoiceProps) {
  return (
    <MenuItem
      onSelect={onSelect}
      end={isChosen && <IconCheck size={16} stroke={2} aria-label="chosen" />}
    >
      {children}
    </MenuItem>
  );
}

/** A menu that sorts a job's candidates, and filters them by match and experience. */
export function CandidateFilter({ view, go }: Pick<ViewControl, "view" | "go">) {
  const choose = (change: Partial<ViewControl["view"]>) => go(change, { replace: true });
  const active = Number(view.points !== null) + Number(view.years !== null);
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />}>
          {active > 0 ? `Filter (${active})` : "Filter"}
        </Button>
      }
    >
      <MenuLabel>Sort by</MenuLabel>
      {CANDIDATE_ORDERS.map((order) => (
        <Choice key={order} isChosen={view.order === order} onSelect={() => choose({ order })}>
          {ORDER_LABELS[order]}
        </Choice>
      ))}
      <MenuDivider />
      <MenuLabel>Match</MenuLabel>
      {MATCHES.map(({ points, label }) => (
        <Choice key={label} isChosen={view.points === points} onSelect={() => choose({ points })}>
          {label}
        </Choice>
      ))}
      <MenuDivider />
      <MenuLabel>Experience in the job’s skills</MenuLabel>
      {[null, ...YEARS].map((years) => (
        <Choice key={years} isChosen={view.years === years} onSelect={() => choose({ years })}>
          {years === null ? "Any" : `${years} years or more`}
        </Choice>
      ))}
    </Menu>
  );
}
