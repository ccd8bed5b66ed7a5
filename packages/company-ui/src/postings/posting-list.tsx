import type { JobPosting } from "@devguild/schemas/jobs";
import { useRef, useState } from "react";

import { DeletePostingModal } from "./delete-posting-modal.tsx";
import type { PostingCompany } from "./posting-company.ts";
import type { PostingLinks } from "./posting-links.ts";
import { PostingRow } from "./posting-row.tsx";
import classes from "./posting-list.module.css";

type Props = {
  /** The accessible name of the list. */
  label: string;
  postings: readonly JobPosting[];
  company: PostingCompany;
  links: PostingLinks;
  canOpen: boolean;
  /** Whether each row has its menu. */
  canEdit?: boolean;
  headingLevel: 2 | 3;
};

/**
 * Jobs of a company, one per row. `canOpen` requires `owner.company.view-candidates`, `canEdit`
 * `owner.company.edit-jobs`; for staff `admin.view-company-jobs` and `admin.edit-company-jobs`.
 */
export function PostingList({ label, postings, ...row }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [toDelete, setToDelete] = useState<JobPosting | null>(null);
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label} tabIndex={-1}>
        {postings.map((posting) => (
          <PostingRow
            key={posting.id}
            posting={posting}
            onDelete={() => setToDelete(posting)}
            {...row}
          />
        ))}
      </ul>
      {toDelete && (
        <DeletePostingModal
          posting={toDelete}
          companyId={row.company.id}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            setToDelete(null);
            // The button that had the focus is gone.
            list.current?.focus();
          }}
        />
      )}
    </>
  );
}
