import { api } from "@devguild/api-client/browser-api";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { BILLING_ADDRESS_MAX } from "@devguild/schemas/constants/invoices";
import { vatIdExample } from "@devguild/schemas/constants/vat-ids";
import { useQuery } from "@tanstack/react-query";

import { FailedPart } from "../lists/failed-part.tsx";
import type { BillingField } from "./billing-entry.ts";
import { CountrySkeleton } from "./billing-skeleton.tsx";
import classes from "./billing.module.css";

type Input = {
  value?: string;
  defaultValue?: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  error: string | undefined;
};

type Props = {
  /** The country that is chosen, for the example of its VAT IDs. */
  country: string;
  getInput: (field: BillingField) => Input;
};

/** The fields of a company's billing data. */
export function BillingFields({ country, getInput }: Props) {
  const countries = useQuery(api.catalogue.countries.options());
  const isLoading = !countries.data && !countries.isLoadingError;
  return (
    <div className={classes.fields}>
      <TextField
        label="Billing email"
        type="email"
        autoComplete="email"
        {...getInput("billing_email")}
      />
      <TextArea
        label="Billing address"
        help="With your company’s legal name."
        autoComplete="off"
        rows={3}
        limit={BILLING_ADDRESS_MAX}
        {...getInput("billing_information")}
      />
      <FieldPair>
        {isLoading ? (
          <SkeletonRegion label="Loading countries">
            <CountrySkeleton />
          </SkeletonRegion>
        ) : (
          <SelectField
            // With its options, or it would show none as chosen.
            key={countries.data ? "loaded" : "missing"}
            label="Country"
            help={countries.isLoadingError && <FailedPart of="The countries" query={countries} />}
            placeholder="Choose a country"
            options={(countries.data?.data ?? []).map(({ iso2, name }) => ({
              value: iso2,
              label: name,
            }))}
            {...getInput("billing_country")}
          />
        )}
        <TextField
          label="VAT ID"
          optional
          placeholder={vatIdExample(country)}
          {...getInput("billing_vat")}
        />
      </FieldPair>
    </div>
  );
}
