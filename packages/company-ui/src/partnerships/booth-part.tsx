import { BOOTH_NUMBER_MAX } from "@devguild/schemas/constants/partnerships";

import { SavedTextField } from "../profile/saved-text.tsx";
import type { PartProps } from "./part-props.ts";
import { PartSection } from "./part-section.tsx";

/** Which booth a company has at an event. */
export function BoothPart({ editor, part, organisersHref }: PartProps) {
  const { partnership, errors, saveInfo } = editor;
  const booth = partnership.company_booth_number ?? "";
  return (
    <PartSection part={part} organisersHref={organisersHref}>
      {part.closed ? (
        <p>{booth ? `Booth ${booth}` : "No booth number"}</p>
      ) : (
        <SavedTextField
          id="company_booth_number"
          label="Booth number"
          maxLength={BOOTH_NUMBER_MAX}
          value={booth}
          error={errors["company_booth_number"]}
          help="As the organisers gave it to you, such as B14."
          onSave={(text) => saveInfo("company_booth_number", text)}
        />
      )}
    </PartSection>
  );
}
