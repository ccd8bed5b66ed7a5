import classes from "./home-facts.module.css";

export type Fact = { value: string; words: string };

/** How much there is of everything, counted from the database. What there is nothing of is left out. */
export function HomeFacts({ facts }: { facts: readonly Fact[] }) {
  const there = facts.filter(({ value }) => !value.startsWith("0"));
  if (there.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {there.map(({ value, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
