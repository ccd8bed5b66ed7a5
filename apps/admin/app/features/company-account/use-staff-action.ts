import { useAction } from "../frame/use-action.ts";
import { useRefreshRecord } from "./use-refresh-record.ts";

/** Returns a mutation of a company's account that says what it did, or why it couldn't. */
export const useStaffAction = <Input>(
  call: (input: Input) => Promise<unknown>,
  describe: (input: Input) => string,
) => useAction({ call, describe, refresh: useRefreshRecord() });
