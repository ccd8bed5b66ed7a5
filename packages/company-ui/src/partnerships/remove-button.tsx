import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { useMutation } from "@tanstack/react-query";

type Props<Answer> = {
  /** What is removed, for the button's label: "person". */
  noun: string;
  remove: () => Promise<Answer>;
  onRemoved: (answer: Answer) => void | Promise<void>;
};

/** The button of a dialog that removes what the dialog shows. */
export function RemoveButton<Answer>({ noun, remove, onRemoved }: Props<Answer>) {
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: onRemoved,
  });
  return (
    <>
      <Button variant="danger" loading={removing.isPending} onClick={() => removing.mutate()}>
        Remove {noun}
      </Button>
      {removing.isError && <FormError>{failureText(removing.error)}</FormError>}
    </>
  );
}
