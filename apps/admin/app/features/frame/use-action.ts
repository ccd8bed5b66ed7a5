import { hasStatus } from "@devguild/api-client/has-status";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { CONFLICT } from "@devguild/schemas/constants/statuses";
import { useMutation } from "@tanstack/react-query";

type Action<Input> = {
  call: (input: Input) => Promise<unknown>;
  /** What it did, as the toast says it. */
  describe: (input: Input) => string;
  /** Loads again what it changed, before the toast shows, or what turned out to be out of date. */
  refresh: () => Promise<unknown>;
};

/** Returns a mutation that says what it did, or why it couldn't. */
export const useAction = <Input>({ call, describe, refresh }: Action<Input>) => {
  const toasts = useToast();
  return useMutation({
    mutationFn: call,
    onSuccess: async (_, input) => {
      await refresh();
      toasts.show({ tone: "ok", text: describe(input) });
    },
    onError: (error) => {
      toasts.show({ tone: "bad", text: failureText(error) });
      // Someone or something else was faster, so what is shown is out of date.
      if (hasStatus(error, CONFLICT)) void refresh();
    },
  });
};
