import type { JobPosting } from "@devguild/schemas/jobs";
import { useState } from "react";

import type { Audience } from "../candidates/audience.ts";
import type { PostingCompany } from "./posting-company.ts";
import { PostingDialogs, type PostingQuestion } from "./posting-dialogs.tsx";
import type { PostingLinks } from "./posting-links.ts";
import { PostingRow } from "./posting-row.tsx";
import { isInstant, usePostingActions } from "./use-posting-actions.ts";
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
  audience?: Audience;
  headingLevel: 2 | 3;
};

/**
 * Jobs of a company, one per row. `canOpen` requires `owner.company.view-candidates`, `canEdit`
 * `owner.company.edit-jobs`; for staff `admin.view-company-jobs` and `admin.edit-company-jobs`.
 */
export function PostingList({ label, postings, audience = "company", ...row }: Props) {
  const [question, setQuestion] = useState<PostingQuestion | null>(null);
  const runAction = usePostingActions(row.company.id);
  const close = () => setQuestion(null);
  return (
    <>
      <ul className={classes.list} aria-label={label}>
        {postings.map((posting) => (
          <PostingRow
            key={posting.id}
            posting={posting}
            audience={audience}
            onAct={(action) =>
              isInstant(action) ? runAction(action, posting) : setQuestion({ action, posting })
            }
            {...row}
          />
        ))}
      </ul>
      <PostingDialogs
        question={question}
        companyId={row.company.id}
        onClose={close}
        onDeleted={close}
      />
    </>
  );
}
