import classes from "./home-facts.module.css";

export type Fact = { value: string; words: string };

/** Key figures counted from the database. Zeros are left out. */
export function HomeFacts({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => !value.startsWith("0"));
  if (shown.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {shown.map(({ value, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
