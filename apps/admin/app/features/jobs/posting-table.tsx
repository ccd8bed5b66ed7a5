import { DataTable } from "@devguild/design-system/data-table";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import type { JobPosting } from "@devguild/schemas/jobs";
import { type ReactNode, useState } from "react";

import {
  type PostingDialogState,
  PostingActionsMenu,
  PostingQuestions,
} from "./posting-actions-menu.tsx";
import { postingColumns } from "./posting-columns.tsx";

type Props = {
  company: CompanyBaseInfo;
  postings: readonly JobPosting[];
  loadingRows: number | undefined;
  empty: ReactNode;
};

/** A company's jobs for staff, each with what they can do to it. */
export function PostingTable({ company, postings, loadingRows, empty }: Props) {
  const [asked, setAsked] = useState<PostingDialogState | null>(null);
  return (
    <>
      <DataTable
        folds
        label={`Jobs at ${company.name}`}
        columns={postingColumns(company.id)}
        rows={postings}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => status === "archived"}
        renderActions={(posting) => (
          <PostingActionsMenu posting={posting} companyId={company.id} onAsk={setAsked} />
        )}
        loadingRows={loadingRows}
        empty={empty}
      />
      <PostingQuestions asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
