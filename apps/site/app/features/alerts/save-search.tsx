import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { TextButton } from "@devguild/design-system/text-link";
import type { JobFilterOptions } from "@devguild/schemas/jobs";
import { Suspense, useState } from "react";

import type { JobSearchState } from "../jobs/job-search-address.ts";

const SaveSearchModal = lazyDialog(() => import("./save-search-modal.tsx"));

/** Offers to save a search and to get its new jobs by email. */
export default function SaveSearch(search: { state: JobSearchState; options: JobFilterOptions }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton small onClick={() => setOpen(true)}>
        Save this search
      </TextButton>
      {isOpen && (
        <Suspense>
          <SaveSearchModal {...search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
