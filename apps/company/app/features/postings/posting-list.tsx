import type { JobPosting } from "@devguild/schemas/jobs";

import type { Company } from "../frame/require-company.ts";
import { PostingRow } from "./posting-row.tsx";
import classes from "./posting-list.module.css";

type Props = {
  /** Read aloud as the name of the list. */
  label: string;
  postings: readonly JobPosting[];
  company: Company;
  canOpen: boolean;
  headingLevel: 2 | 3;
};

/** Jobs of the company, one row each. */
export function PostingList({ label, postings, ...row }: Props) {
  return (
    <ul className={classes.list} aria-label={label}>
      {postings.map((posting) => (
        <PostingRow key={posting.id} posting={posting} {...row} />
      ))}
    </ul>
  );
}
