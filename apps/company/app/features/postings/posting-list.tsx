import { lazyComponent } from "@devguild/design-system/lazy-component";
import type { JobPosting } from "@devguild/schemas/jobs";
import { Suspense, useRef, useState } from "react";

import type { Company } from "../frame/require-company.ts";
import { PostingRow } from "./posting-row.tsx";
import classes from "./posting-list.module.css";

const DeletePostingModal = lazyComponent(() => import("./delete-posting-modal.tsx"));

type Props = {
  /** Read aloud as the name of the list. */
  label: string;
  postings: readonly JobPosting[];
  company: Company;
  canOpen: boolean;
  /** Whether each row has its menu. */
  canEdit?: boolean;
  headingLevel: 2 | 3;
};

/** Jobs of the company, one row each. */
export function PostingList({ label, postings, ...row }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [doomed, setDoomed] = useState<JobPosting | null>(null);
  return (
    <>
      <ul ref={list} className={classes.list} aria-label={label} tabIndex={-1}>
        {postings.map((posting) => (
          <PostingRow
            key={posting.id}
            posting={posting}
            onDelete={() => setDoomed(posting)}
            {...row}
          />
        ))}
      </ul>
      {doomed && (
        <Suspense>
          <DeletePostingModal
            posting={doomed}
            company={row.company}
            onClose={() => setDoomed(null)}
            onDeleted={() => {
              setDoomed(null);
              // What had the focus is gone.
              list.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
