import classes from "./word-diff.module.css";

export interface WordDiffProps {
  /** What stayed, what is gone and what is new, in order. */
  parts: readonly { kind: "same" | "added" | "removed"; text: string }[];
}

const TAGS = { same: "span", added: "ins", removed: "del" } as const;

/** A line with the words that were changed in it. */
export function WordDiff({ parts }: WordDiffProps) {
  return (
    <p className={classes.line}>
      {parts.map(({ kind, text }, index) => {
        const Tag = TAGS[kind];
        // oxlint-disable-next-line react/no-array-index-key -- words have no identity
        return <Tag key={index}>{text}</Tag>;
      })}
    </p>
  );
}
