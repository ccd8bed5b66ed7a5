import { isOffline } from "@devguild/api-client/is-offline";
import { TextButton } from "@devguild/design-system/text-link";

import classes from "./failed-part.module.css";

type Props = {
  /** "We couldn’t load more jobs." */
  children: string;
  onRetry: (() => void) | undefined;
};

/** Says beside what a list still shows that a part of it did not load, with a button to retry. */
export function FailedPart({ children, onRetry }: Props) {
  return (
    <p role="alert" className={classes.failed}>
      {isOffline() && "You’re offline. "}
      {children} <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}
