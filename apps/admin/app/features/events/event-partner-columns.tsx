import { Button } from "@devguild/design-system/button";
import type { Column } from "@devguild/design-system/data-table";
import { RowLink } from "@devguild/design-system/row-link";
import { TIER_LABELS } from "@devguild/schemas/constants/event-partnerships";
import type { EventPartnerRow } from "@devguild/schemas/event-partners";

import { partnershipPath } from "../companies/company-addresses.ts";
import { Figure, NoValue } from "../lists/cells.tsx";
import classes from "./event-partner-columns.module.css";

type Options = {
  /** What the button to change a package gets if the viewer may not. */
  permitted: { disabled?: boolean; title?: string };
  onChange: (partner: EventPartnerRow) => void;
  onRemove: (partner: EventPartnerRow) => void;
};

/** Builds the columns of an event's partners; the name opens what the company filled in. */
export const buildPartnerColumns = ({
  permitted,
  onChange,
  onRemove,
}: Options): Column<EventPartnerRow>[] => [
  {
    id: "company",
    head: "Company",
    width: "32%",
    cell: ({ id, company }) => (
      <RowLink to={partnershipPath(company.id, id)}>{company.name}</RowLink>
    ),
  },
  {
    id: "package",
    head: "Package",
    stays: true,
    cell: ({ package: { name, tier } }) =>
      TIER_LABELS[tier] === name ? name : `${name}, ${TIER_LABELS[tier]}`,
  },
  {
    id: "booth_number",
    head: "Booth",
    cell: ({ booth_number: booth }) => booth ?? <NoValue />,
  },
  {
    id: "people",
    head: "People",
    kind: "figure",
    cell: ({ people }) => <Figure value={people} />,
  },
  {
    id: "sessions",
    head: "Sessions",
    kind: "figure",
    cell: ({ sessions }) => <Figure value={sessions} />,
  },
  { id: "leads", head: "Leads", kind: "figure", cell: ({ leads }) => <Figure value={leads} /> },
  {
    id: "change",
    head: "Action",
    cell: (partner) => (
      <span className={classes.actions}>
        <Button
          size="sm"
          variant="subtle"
          aria-label={`Change package: ${partner.company.name}`}
          onClick={() => onChange(partner)}
          {...permitted}
        >
          Change package
        </Button>
        <Button
          size="sm"
          variant="subtle"
          aria-label={`Remove partner: ${partner.company.name}`}
          onClick={() => onRemove(partner)}
          {...permitted}
        >
          Remove
        </Button>
      </span>
    ),
  },
];
