import { useFailedNavigation } from "@devguild/app-shell/use-failed-navigation";
import { type Address, type AddressState, writeAddress } from "@devguild/session/addresses";
import { useState } from "react";
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
  const [pending, setPending] = useState<{ from: State; state: State } | null>(null);
  const navigate = useNavigate();
  const change = (next: State) => {
    setPending({ from: state, state: next });
    void navigate(path + writeAddress(address, next), { preventScrollReset: true });
  };
  // A choice that did not load is not shown as chosen.
  const hasFailed = useFailedNavigation(path) !== null;
  return { shown: pending?.from === state && !hasFailed ? pending.state : state, change };
};
