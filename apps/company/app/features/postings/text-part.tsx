import { RichTextField } from "@devguild/design-system/rich-text-field";
import { JOB_TEXT_MAX, POSTING_MESSAGES } from "@devguild/schemas/constants/postings";

import { FormPart } from "./form-part.tsx";
import type { PartProps } from "./posting-parts.ts";

const TEXTS = [
  { key: "description", label: "Description", help: "What the team does, and what for." },
  { key: "tasks", label: "Tasks", help: "What somebody does here in a usual week." },
  { key: "requirements", label: "Requirements", help: "Only what one cannot do without." },
  { key: "benefits", label: "Benefits", help: "What you give besides the pay." },
] as const;

type Props = PartProps & { isPayPerHire: boolean };

/** What the job is, in words. */
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
