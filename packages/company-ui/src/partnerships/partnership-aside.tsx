import { Heading } from "@devguild/design-system/heading";
import type { Partnership } from "@devguild/schemas/partnerships";

import classes from "./partnership-aside.module.css";
import { formatDueDay, type PartState } from "./partnership-parts.ts";

const countSessions = ({ sessions }: Partnership, kind: "talk" | "workshop") =>
  sessions.filter((session) => session.kind === kind).length;

const listIncluded = (partnership: Partnership) => {
  const { company_people: people, package: booked } = partnership;
  return [
    { label: "Passes", used: people.length, of: booked.passes },
    { label: "Talks", used: countSessions(partnership, "talk"), of: booked.talks },
    { label: "Workshops", used: countSessions(partnership, "workshop"), of: booked.workshops },
  ].filter(({ of }) => of > 0);
};

/** How far a partnership is, what the package includes, and where leads will be. */
export function PartnershipAside({
  partnership,
  parts,
  hasStarted,
}: {
  partnership: Partnership;
  parts: readonly PartState[];
  hasStarted: boolean;
}) {
  const { event, package: booked } = partnership;
  const done = parts.filter(({ state }) => state === "done").length;
  const percent = Math.round((done / parts.length) * 100);
  return (
    <aside className={classes.aside} aria-label="Your package">
      <section>
        <div className={classes.progress}>
          <Heading level={2} size="sm">
            {done} of {parts.length} parts done
          </Heading>
          <span className="num">{percent}%</span>
        </div>
        <progress
          className={classes.bar}
          max={100}
          value={percent}
          aria-label="Parts that are done"
        />
      </section>
      <section>
        <Heading level={2} size="sm">
          Included in {booked.name}
        </Heading>
        <dl className={classes.included}>
          {listIncluded(partnership).map(({ label, used, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">
                {used} of {of}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {booked.has_booth && !hasStarted && (
        <section>
          <Heading level={2} size="sm">
            Leads from your booth
          </Heading>
          <p>Add them here from {formatDueDay(event.starts_on)}, and download them as CSV.</p>
        </section>
      )}
    </aside>
  );
}
