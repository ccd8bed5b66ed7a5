import { RichTextField } from "@devguild/design-system/rich-text-field";
import { JOB_TEXT_MAX, POSTING_MESSAGES } from "@devguild/schemas/constants/postings";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

const TEXTS = [
  { key: "description", label: "Description", help: "What the team does and why it matters." },
  { key: "tasks", label: "Tasks", help: "What a typical week looks like." },
  { key: "requirements", label: "Requirements", help: "Must-haves only." },
  { key: "benefits", label: "Benefits", help: "Perks beyond salary." },
] as const;

type Props = PartProps & { isPayPerHire: boolean };

/** The job in the company's own words. */
export function TextPart({ draft, errors, update, isPayPerHire }: Props) {
  return (
    <FormPart name="text">
      {TEXTS.map(({ key, label, help }) => (
        <RichTextField
          key={key}
          label={key === "description" && isPayPerHire ? "Scope of work" : label}
          optional={key === "description" && !isPayPerHire}
          help={help}
          value={draft[key]}
          onChange={(html) => update({ [key]: html })}
          error={draft[key].length > JOB_TEXT_MAX ? POSTING_MESSAGES.textLong : errors[key]}
        />
      ))}
    </FormPart>
  );
}
