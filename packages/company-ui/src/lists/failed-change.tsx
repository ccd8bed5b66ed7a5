import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { Notice } from "@devguild/design-system/notice";

type Props = {
  list: { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean };
};

/** Says above the rows of a list that the last change to it didn’t load; the rows are still the ones before. */
export function FailedChange({ list: { error, refetch, isFetching } }: Props) {
  if (!error) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      action={
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      We couldn’t load the new results, so these are the previous ones. {failureText(error)}
    </Notice>
  );
}
