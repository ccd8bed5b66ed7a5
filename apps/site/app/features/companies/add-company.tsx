import { lazyComponent } from "@devguild/design-system/lazy-component";
import { TextField } from "@devguild/design-system/text-field";
import { IconSearch } from "@tabler/icons-react";
import { startTransition, useRef, useState } from "react";

import { TYPED_COMPANY } from "./companies-address.ts";

// The suggestions' code loads once someone is about to type.
const CompanySearch = lazyComponent(() => import("./company-search.tsx"));

const LABEL = "Company name";
const PLACEHOLDER = "Any company";

type Props = {
  /** The value sent by a form without scripts. */
  typed: string;
  /** Slugs that should not be suggested. */
  chosen: readonly string[];
  onChoose: (slug: string) => void;
};

/** A filter for companies by name: a plain field of the form until suggestions have loaded. */
export function AddCompany({ typed, chosen, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [canSuggest, setCanSuggest] = useState(false);
  const [added, setAdded] = useState(0);
  const suggest = () => startTransition(() => setCanSuggest(true));
  if (canSuggest)
    return (
      <CompanySearch
        // A new key after each company clears the field for the next one.
        key={added}
        label={LABEL}
        placeholder={PLACEHOLDER}
        chosen={chosen}
        getInitial={() => ({
          text: field.current?.value ?? "",
          isFocused: added > 0 || document.activeElement === field.current,
        })}
        onChoose={(slug) => {
          setAdded((count) => count + 1);
          onChoose(slug);
        }}
      />
    );
  return (
    <TextField
      ref={field}
      label={LABEL}
      hideLabel
      optional
      name={TYPED_COMPANY}
      defaultValue={typed}
      placeholder={PLACEHOLDER}
      maxLength={100}
      autoComplete="off"
      end={<IconSearch size={16} stroke={1.75} aria-hidden />}
      // A transition keeps this field until the suggestions have loaded, so nobody who was typing is interrupted.
      onFocus={suggest}
      onChange={suggest}
    />
  );
}
