import { Button } from "@devguild/design-system/button";
import type { CompanyAccount } from "@devguild/schemas/company-accounts";
import type { ReactNode } from "react";

import classes from "./purchase-panel.module.css";

type Props = { account: CompanyAccount; onEdit: () => void; children: ReactNode };

/** Asks for billing details before something can be bought. */
export function WithBilling({ account, onEdit, children }: Props) {
  const { billing_email, billing_information, billing_country } = account;
  if (billing_email && billing_information && billing_country) return children;
  return (
    <div className={classes.missing}>
      <p>We need your billing details for the invoice.</p>
      <Button variant="primary" fullWidth onClick={onEdit}>
        Add billing details
      </Button>
    </div>
  );
}
