import { TextButton } from "@devguild/design-system/text-link";

import classes from "./failed-part.module.css";

type Props = {
  /** What is missing: "Your saved views". */
  of: string;
  query: { isLoadingError: boolean; isFetching: boolean; refetch: () => unknown };
};

/** Says in a line that a small part of a screen didn’t load, and reads it again; the rest stays usable. */
export function FailedPart({ of, query: { isLoadingError, isFetching, refetch } }: Props) {
  if (!isLoadingError) return null;
  return (
    <span role="alert" className={classes.line}>
      {of} didn’t load.{" "}
      <TextButton small inline loading={isFetching} onClick={() => void refetch()}>
        Try again
      </TextButton>
    </span>
  );
}
