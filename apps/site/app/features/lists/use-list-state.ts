import { useState } from "react";
import { useNavigate } from "react-router";

/**
 * What a list shows as chosen, and what changes that. `state` is what the address asks for; `hrefOf` gives the
 * address of another. A choice shows at once; the list follows when its rows have come.
 */
export const useListState = <State>(state: State, hrefOf: (state: State) => string) => {
  const [wanted, setWanted] = useState<{ from: State; state: State } | null>(null);
  const navigate = useNavigate();
  const change = (next: State) => {
    setWanted({ from: state, state: next });
    void navigate(hrefOf(next), { preventScrollReset: true });
  };
  return { shown: wanted?.from === state ? wanted.state : state, change };
};
