import { Button } from "@devguild/design-system/button";
import { LinkButton } from "@devguild/design-system/link-button";
import type { ReactNode } from "react";

import { useCompanyViewer } from "./company-viewer.ts";

/** Leads to a screen that changes something; disabled, with the reason on hover, for viewers who may not. */
export function EditingLink({ to, children }: { to: string; children: ReactNode }) {
  const { viewOnly } = useCompanyViewer();
  return viewOnly === null ? (
    <LinkButton to={to}>{children}</LinkButton>
  ) : (
    <Button disabled title={viewOnly}>
      {children}
    </Button>
  );
}
