import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { formText } from "@devguild/design-system/form-text";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

/** What every public form sends beside its own fields. */
export type SentWith = { form_token: string; homepage: string; page_url: string };
export type FormTaken = { data: { confirmation_sent: boolean } };

const askForToken = async () => {
  const { data } = await api.forms.token.call();
  return { token: data.form_token, usableAt: Date.now() + data.seconds_min * 1000 };
};

const until = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));

const isAboutToken = (error: unknown) =>
  error instanceof ApiError && error.fields["form_token"] !== undefined;

/**
 * Sends a public form: the token that it needs is asked for once somebody goes into it (`prepare`), and
 * whoever is quicker than that waits a moment. After a failure what was typed is still there, and the
 * form can be sent again. Source: docs/product/forms.md.
 */
export const usePublicForm = (send: (form: FormData, sent: SentWith) => Promise<FormTaken>) => {
  const token = useRef<ReturnType<typeof askForToken>>(null);
  const forget = () => {
    token.current = null;
  };
  const prepare = () => {
    if (token.current) return token.current;
    const asked = askForToken();
    token.current = asked;
    asked.catch(forget);
    return asked;
  };
  const sending = useMutation({
    // Whoever is offline is told so at once, and not left with a form that seems to be sending.
    networkMode: "always",
    mutationFn: async (form: FormData) => {
      const { token: form_token, usableAt } = await prepare();
      await until(usableAt);
      try {
        return await send(form, {
          form_token,
          homepage: formText(form, "homepage"),
          page_url: location.origin + location.pathname,
        });
      } catch (error) {
        if (isAboutToken(error)) forget();
        throw error;
      }
    },
  });
  return { sending, prepare };
};
