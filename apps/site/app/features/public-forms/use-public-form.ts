import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useRef } from "react";

type Token = { form_token: string; homepage: string; page_url: string };

const fetchToken = async () => {
  const { data } = await api.forms.token.call();
  return { token: data.form_token, usableAt: Date.now() + data.seconds_min * 1000 };
};

const waitUntil = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));

const isAboutToken = (error: unknown) =>
  error instanceof ApiError && error.body.errors?.["form_token"] !== undefined;

type Options<Input, Answer, Values> = {
  initialValues: Values;
  toInput: (body: Values & Token) => NoInfer<Input> | Promise<NoInfer<Input>>;
  onSuccess?: (answer: NoInfer<Answer>) => unknown;
};

/**
 * A public form's state. Its token is fetched once someone starts to fill it in (`prepare`); submitting
 * waits until the token is usable. Source: docs/product/forms.md.
 */
export const usePublicForm = <Input, Answer, Values extends { email: string }>(
  call: { call: (input: Input) => Promise<Answer> },
  { initialValues, toInput, onSuccess }: Options<Input, Answer, Values>,
) => {
  const token = useRef<ReturnType<typeof fetchToken>>(null);
  const dropToken = () => {
    token.current = null;
  };
  const prepare = () => {
    if (token.current) return token.current;
    const fetching = fetchToken();
    token.current = fetching;
    fetching.catch(dropToken);
    return fetching;
  };
  const form = useApiForm(call, {
    initialValues: { ...initialValues, homepage: "" },
    toInput: async (values) => {
      const { token: form_token, usableAt } = await prepare();
      await waitUntil(usableAt);
      return toInput({ ...values, form_token, page_url: location.origin + location.pathname });
    },
    ...(onSuccess && { onSuccess }),
    onError: (error) => {
      if (isAboutToken(error)) dropToken();
    },
  });
  return { ...form, prepare };
};
