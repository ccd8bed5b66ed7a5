import { type Address, type AddressState, writeAddress } from "@devguild/session/addresses";
import { startTransition, useState } from "react";
import { useNavigate } from "react-router";

/**
 * Returns the state a list shows as chosen, and a function that changes it. `state` is read from the page's
 * address; `path` is where other states are. A choice shows immediately, the list once its rows have loaded.
 */
export const useListState = <A extends Address>(
  address: A,
  state: AddressState<A>,
  path: string,
) => {
  type State = AddressState<A>;
  const [pending, setPending] = useState<State | null>(null);
  const navigate = useNavigate();
  const change = async (next: State) => {
    setPending(next);
    await navigate(path + writeAddress(address, next), { preventScrollReset: true });
    // Not before its rows are drawn, or the next choice would be made without this one; also if it didn't load.
    startTransition(() => setPending((latest) => (latest === next ? null : latest)));
  };
  return { shown: pending ?? state, change: (next: State) => void change(next) };
};
