import { FailedPart } from "@devguild/company-ui/failed-part";
import { Button } from "@devguild/design-system/button";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { MEMBERSHIP_KINDS, type MembershipKind } from "@devguild/schemas/constants/memberships";
import { pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import type { OwnMembership } from "@devguild/schemas/memberships";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./account-record.module.css";
import { EndMembershipModal } from "./end-membership-modal.tsx";
import { KINDS } from "./membership-kinds.ts";
import { MembershipModal } from "./membership-modal.tsx";

const DAY_MS = 86_400_000;

const describe = (membership: OwnMembership) => {
  const { concurrent_jobs: slots, valid_until: until, membership_fair_price: cents } = membership;
  const text = [
    ...(slots === null ? [] : [pluralize(slots, "job slot")]),
    `${membership.auto_renew ? "renews after" : "ends after"} ${formatShortDate(new Date(Date.parse(until) - DAY_MS).toISOString())}`,
    cents === null ? "not charged here" : `${formatPrice(cents)} a month`,
  ].join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

type RowProps = {
  company: StaffCompany;
  kind: MembershipKind;
  /** The one that runs, otherwise the next one. */
  membership: OwnMembership | null;
};

function Row({ company, kind, membership }: RowProps) {
  const [open, setOpen] = useState<"terms" | "end" | null>(null);
  const { label, plans } = KINDS[kind];
  const offered = useQuery(plans.options({}));
  const permitted = usePermitted("admin.edit-company-account");
  const note =
    company.membership_notes.find((each) => each.membership_id === membership?.id)?.note ?? "";
  const close = () => setOpen(null);
  return (
    <li className={classes.row}>
      <div>
        <strong>{membership?.plan_name ?? label}</strong>
        <span className="dim">{membership ? describe(membership) : "No membership"}</span>
        {note && <span className="dim">Note: {note}</span>}
        <FailedPart of="The plans" query={offered} />
      </div>
      <div className={classes.actions}>
        {membership && (
          <Button size="sm" variant="danger" {...permitted} onClick={() => setOpen("end")}>
            End<span className="visually-hidden"> {label}</span>
          </Button>
        )}
        <Button size="sm" disabled={!offered.data} {...permitted} onClick={() => setOpen("terms")}>
          {membership ? "Change" : "Add"}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      {open === "terms" && offered.data && (
        <MembershipModal
          companyId={company.id}
          kind={kind}
          membership={membership}
          plans={offered.data.data}
          note={note}
          onClose={close}
        />
      )}
      {open === "end" && membership && (
        <EndMembershipModal companyId={company.id} membership={membership} onClose={close} />
      )}
    </li>
  );
}

type Props = { company: StaffCompany; memberships: readonly OwnMembership[]; now: Date };

/** The membership of each kind as agreed, to add, change or end. */
export function AgreementsSection({ company, memberships, now }: Props) {
  const findCurrent = (kind: MembershipKind) => {
    const open = memberships.filter(
      (each) => each.kind === kind && each.membership_remaining_days > 0,
    );
    const running = open.findLast(({ valid_from }) => Date.parse(valid_from) <= now.getTime());
    return running ?? open[0] ?? null;
  };
  return (
    <section aria-label="Agreed terms">
      <SectionHead title="Agreed terms" />
      <ul className={classes.rows}>
        {MEMBERSHIP_KINDS.map((kind) => (
          <Row key={kind} company={company} kind={kind} membership={findCurrent(kind)} />
        ))}
      </ul>
    </section>
  );
}
