import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { SectionHead } from "@devguild/design-system/section-head";
import type { StaffCompany } from "@devguild/schemas/admin-company-accounts";
import { useState } from "react";

import { usePermitted } from "../frame/use-permitted.ts";
import classes from "./account-record.module.css";

const DeleteCompanyModal = lazyDialog(() => import("./delete-company-modal.tsx"));
const EraseCompanyModal = lazyDialog(() => import("./erase-company-modal.tsx"));

/** Deleting and erasing the company; without the permission, a button says which one is missing. */
export function DangerSection({ company }: { company: StaffCompany }) {
  const [open, setOpen] = useState<"delete" | "erase" | null>(null);
  const close = () => setOpen(null);
  const mayDelete = usePermitted("admin.delete-company");
  const mayErase = usePermitted("admin.gdpr");
  return (
    <section aria-label="Delete">
      <SectionHead title="Delete" />
      <div className={classes.stack}>
        <p className="dim">
          Takes the company and its ads off the site. Staff can restore it for 30 days.
        </p>
        <Button variant="danger" {...mayDelete} onClick={() => setOpen("delete")}>
          Delete company
        </Button>
        <p className="dim">Or, on request under the GDPR, straight away and for good.</p>
        <Button variant="danger" {...mayErase} onClick={() => setOpen("erase")}>
          Erase company
        </Button>
      </div>
      {open === "delete" && <DeleteCompanyModal company={company} onClose={close} />}
      {open === "erase" && <EraseCompanyModal company={company} onClose={close} />}
    </section>
  );
}
