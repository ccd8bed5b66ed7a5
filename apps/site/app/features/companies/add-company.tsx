import { lazyComponent } from "@devguild/design-system/lazy-component";
import { TextField } from "@devguild/design-system/text-field";
import { IconSearch } from "@tabler/icons-react";
import { startTransition, useRef, useState } from "react";

import { TYPED_COMPANY } from "./companies-address.ts";

// What suggests companies comes once somebody is about to type.
const CompanySearch = lazyComponent(() => import("./company-search.tsx"));

const LABEL = "Company by name";
const PLACEHOLDER = "Any company";

type Props = {
  /** What a form without scripts was sent with. */
  typed: string;
  /** Slugs that need no suggestion. */
  chosen: readonly string[];
  onChoose: (slug: string) => void;
};

/** A filter for companies by name: a field that the form sends as it is, until it can suggest some. */
export function AddCompany({ typed, chosen, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [canSuggest, setCanSuggest] = useState(false);
  const [added, setAdded] = useState(0);
  const suggest = () => startTransition(() => setCanSuggest(true));
  if (canSuggest)
    return (
      <CompanySearch
        // A new field after each company, so that the next one can be typed at once.
        key={added}
        label={LABEL}
        placeholder={PLACEHOLDER}
        chosen={chosen}
        begin={() => ({
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
      // Until it has come, this field stays as it is. Who was in it before the page came to life types on.
      onFocus={suggest}
      onChange={suggest}
    />
  );
}
