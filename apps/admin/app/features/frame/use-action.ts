import { ApiError } from "@devguild/api-client/api-error";
import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

const CONFLICT = 409;

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
      if (error instanceof ApiError && error.status === CONFLICT) void refresh();
    },
  });
};
