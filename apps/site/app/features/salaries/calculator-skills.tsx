import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { CALCULATOR_SKILLS_MAX } from "@devguild/schemas/constants/salaries";
import { useEffect, useRef, useState } from "react";

type Props = {
  options: readonly { slug: string; label: string; synonyms: string[] }[];
  chosen: readonly string[];
  error: string | undefined;
};

/** A field for one to five skills; the form sends their slugs. */
export default function CalculatorSkills({ options, chosen, error }: Props) {
  const [slugs, setSlugs] = useState<string[]>(() =>
    chosen.filter((slug) => options.some((option) => option.slug === slug)),
  );
  const box = useRef<HTMLDivElement>(null);
  // Loads after the fields below it, so it takes focus from the first invalid one among them.
  useEffect(() => {
    if (error) box.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  return (
    <div ref={box}>
      <MultiSelectField
        label="Skills"
        mono
        options={options.map(({ slug, label, synonyms }) => ({ value: slug, label, synonyms }))}
        value={slugs}
        onChange={setSlugs}
        help={`Up to ${CALCULATOR_SKILLS_MAX}. We include ads that ask for at least half of them.`}
        placeholder={slugs.length === 0 ? "For example TypeScript" : ""}
        nothingFound="No ads with a salary ask for this."
        error={error}
      />
      <input type="hidden" name="skills" value={slugs.join(",")} />
    </div>
  );
}
