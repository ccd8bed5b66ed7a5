import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useMutation } from "@tanstack/react-query";

/**
 * Selects everything that a list finds, up to what can be selected, whether it is loaded or not: `find` reads
 * it, and `choose` selects it.
 */
export const useSelectFound = <Row>(
  find: () => Promise<readonly Row[]>,
  choose: (found: readonly Row[]) => void,
) => {
  const toasts = useToast();
  const listing = useMutation({
    mutationFn: find,
    onSuccess: choose,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  return {
    isListing: listing.isPending,
    selectFound: () => !listing.isPending && listing.mutate(),
  };
};
