import type { FormWith } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { TextArea } from "@devguild/design-system/text-area";

/** What an offer includes, line by line. */
export function FeaturesField({ form }: { form: FormWith<"features"> }) {
  return (
    <TextArea
      label="What it includes"
      optional
      rows={4}
      help="One line each, as its card shows them."
      {...form.field("features")}
    />
  );
}

/** Whether an offer is recommended. */
export function RecommendedField({ form }: { form: FormWith<"highlighted"> }) {
  return (
    <CheckboxField
      label="Recommended"
      help="In place of the one that is recommended now."
      {...form.tick("highlighted")}
    />
  );
}

/** Whether an offer is sold. */
export function SoldField({ form }: { form: FormWith<"active"> }) {
  return (
    <CheckboxField
      label="Sold"
      help="If it isn’t, whoever bought it keeps it, and nobody else can buy it."
      {...form.tick("active")}
    />
  );
}
