import { Kbd } from "@devguild/design-system/kbd";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";

import type { JobSearchState } from "./job-search-address.ts";
import { type WordOffer, wordOffers } from "./word-offer.ts";
import classes from "./word-offer-hint.module.css";

type Props = {
  /** The search field. */
  input: RefObject<HTMLInputElement | null>;
  state: JobSearchState;
  options: JobFilterOptions;
  /** Called with the search including the filter, and the rest of the text. */
  onTake: (state: JobSearchState, rest: string) => void;
};

/** Returns the field's current text, including what was typed while this component was loading. */
const useTyped = (input: Props["input"]) => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const field = input.current;
      field?.addEventListener("input", changed);
      return () => field?.removeEventListener("input", changed);
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.current?.value ?? "");
};

/** Suggests the filter that the last typed words name: Tab accepts it, Escape dismisses it. */
export default function WordOfferHint({ input, state, options, onTake }: Props) {
  const getOffer = useMemo(() => wordOffers(options), [options]);
  const typed = useTyped(input);
  const [dismissed, setDismissed] = useState("");
  const offer = typed === dismissed ? null : getOffer(typed, state);
  const take = ({ rest, take: withOffer }: WordOffer) => {
    setDismissed(rest);
    onTake(withOffer(state), rest);
  };

  useEffect(() => {
    const field = input.current;
    const press = (event: KeyboardEvent) => {
      const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
      if (!offer || !isPlain || !["Tab", "Escape", "Enter"].includes(event.key)) return;
      if (event.key === "Tab") take(offer);
      else setDismissed(typed);
      if (event.key !== "Enter") event.preventDefault();
    };
    field?.addEventListener("keydown", press);
    return () => field?.removeEventListener("keydown", press);
  });

  return (
    <>
      <output className="visually-hidden">
        {offer && `Press Tab to add the filter ${offer.kind} ${offer.label}, Escape to dismiss it.`}
      </output>
      {offer && (
        // For mouse users only; keyboard and screen reader users get this from the field.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.offer}
          onClick={() => take(offer)}
        >
          <Kbd>Tab</Kbd> {offer.kind && <span>{offer.kind}</span>} <b>{offer.label}</b>
        </button>
      )}
    </>
  );
}
