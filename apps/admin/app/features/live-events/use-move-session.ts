import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import type { SessionMove } from "@devguild/schemas/constants/live-programme";
import { useMutation } from "@tanstack/react-query";

type Session = { id: number; title: string; version: number; starts_at: string; ends_at: string };

type Move<S> = {
  /** Saves a session's new times. */
  send: (times: Omit<Session, "title">) => Promise<{ data: S }>;
  refresh: () => Promise<unknown>;
};

/** Returns what moves a session to another time; that can be taken back. */
export const useMoveSession = <S extends Session>({ send, refresh }: Move<S>) => {
  const toasts = useToast();
  const takeBack = async ({ title, ...times }: Session) => {
    try {
      await send(times);
      await refresh();
      toasts.show({ tone: "ok", text: `${title} is back at its former time` });
    } catch (thrown) {
      if (thrown instanceof Error) toasts.show({ tone: "bad", text: failureText(thrown) });
    }
  };
  return useMutation({
    mutationFn: ({ session: { id, version }, starts_at, ends_at }: SessionMove<S>) =>
      send({ id, version, starts_at, ends_at }),
    onSuccess: async ({ data }, { session: { id, title, starts_at, ends_at } }) => {
      await refresh();
      toasts.show({
        tone: "ok",
        text: `${title} moved`,
        undo: {
          onPress: () => void takeBack({ id, title, starts_at, ends_at, version: data.version }),
        },
      });
    },
    onError: async (error) => {
      toasts.show({ tone: "bad", text: failureText(error) });
      await refresh();
    },
  });
};
