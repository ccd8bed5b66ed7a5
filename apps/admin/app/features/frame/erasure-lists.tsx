import classes from "./erasure-lists.module.css";

type Props = { gone: readonly string[]; stays: readonly string[] };

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </section>
  );
}

/** What an erasure under the GDPR deletes, and what stays. */
export function ErasureLists({ gone, stays }: Props) {
  return (
    <div className={classes.lists}>
      <Entries title="Gone at once" entries={gone} />
      <Entries title="Stays" entries={stays} />
    </div>
  );
}
