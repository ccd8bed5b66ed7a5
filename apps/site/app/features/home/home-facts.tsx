import classes from "./home-facts.module.css";

export type Fact = { value: string; words: string };

/** How much there is of everything, counted from the database. */
export function HomeFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ value, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
