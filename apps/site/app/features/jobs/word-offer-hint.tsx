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

import type { JobSearchState } from "./job-search-url.ts";
import { type WordOffer, wordOffers } from "./word-offer.ts";
import classes from "./word-offer-hint.module.css";

type Props = {
  /** The field that is typed into. */
  input: RefObject<HTMLInputElement | null>;
  state: JobSearchState;
  options: JobFilterOptions;
  onTake: (state: JobSearchState) => void;
};

/** What stands in the field now, also what was typed while this was loading. */
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

/** Offers the filter that the last typed words name: Tab takes it, Escape puts the offer away. */
export default function WordOfferHint({ input, state, options, onTake }: Props) {
  const offersOf = useMemo(() => wordOffers(options), [options]);
  const typed = useTyped(input);
  const [putAway, setPutAway] = useState("");
  const offer = typed === putAway ? null : offersOf(typed, state);
  const take = ({ rest, take: withOffer }: WordOffer) => {
    if (input.current) input.current.value = rest;
    setPutAway(rest);
    onTake(withOffer(state));
  };

  useEffect(() => {
    const field = input.current;
    const press = (event: KeyboardEvent) => {
      const isPlain = !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey);
      if (!offer || !isPlain || !["Tab", "Escape", "Enter"].includes(event.key)) return;
      if (event.key === "Tab") take(offer);
      else setPutAway(typed);
      if (event.key !== "Enter") event.preventDefault();
    };
    field?.addEventListener("keydown", press);
    return () => field?.removeEventListener("keydown", press);
  });

  return (
    <>
      <span role="status" className="visually-hidden">
        {offer && `Tab adds the filter ${offer.kind} ${offer.label}, Escape leaves it.`}
      </span>
      {offer && (
        // The same for the mouse; the keyboard and the screen reader have it from the field.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.offer}
          onClick={() => {
            take(offer);
            input.current?.focus();
          }}
        >
          <Kbd>Tab</Kbd> {offer.kind && <span>{offer.kind}</span>} <b>{offer.label}</b>
        </button>
      )}
    </>
  );
}
