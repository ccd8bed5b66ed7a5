import { failureText } from "@devguild/api-client/failure-text";
import { ConfirmModal } from "@devguild/design-system/confirm-modal";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

import { useRefreshBylines } from "./use-refresh-bylines.ts";

type Props = {
  noun: "author" | "category";
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for confirmation before an author or a category without articles is deleted. */
export default function DeleteBylineModal({ noun, name, remove, onClose }: Props) {
  const toasts = useToast();
  const refresh = useRefreshBylines();
  const removing = useMutation({
    networkMode: "always",
    mutationFn: remove,
    onSuccess: async () => {
      await refresh();
      toasts.show({ tone: "ok", text: `${name} deleted` });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={`Delete this ${noun}?`}
      confirmLabel={`Delete ${noun}`}
      isPending={removing.isPending}
      error={removing.isError ? failureText(removing.error) : null}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    >
      <p>
        {noun === "author"
          ? `${name} has no articles. The name, the picture and what is written about them are deleted.`
          : `${name} has no articles. Readers don’t see it now, either.`}{" "}
        This can’t be undone.
      </p>
    </ConfirmModal>
  );
}
