import { type Address, type AddressState, writeAddress } from "@devguild/session/addresses";
import { useState } from "react";
import { useNavigate } from "react-router";

/**
 * What a list shows as chosen, and what changes that. `state` is what the page's address asks for, `path` where
 * another state is found. A choice shows at once; the list follows when its rows have come.
 */
export const useListState = <A extends Address>(
  address: A,
  state: AddressState<A>,
  path: string,
) => {
  type State = AddressState<A>;
  const [wanted, setWanted] = useState<{ from: State; state: State } | null>(null);
  const navigate = useNavigate();
  const change = (next: State) => {
    setWanted({ from: state, state: next });
    void navigate(path + writeAddress(address, next), { preventScrollReset: true });
  };
  return { shown: wanted?.from === state ? wanted.state : state, change };
};
