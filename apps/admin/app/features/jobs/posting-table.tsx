import { PostingDialogs, type PostingQuestion } from "@devguild/company-ui/posting-dialogs";
import { PostingMenu } from "@devguild/company-ui/posting-menu";
import { isInstant, usePostingActions } from "@devguild/company-ui/use-posting-actions";
import { DataTable } from "@devguild/design-system/data-table";
import type { CompanyBaseInfo } from "@devguild/schemas/companies";
import type { JobPosting } from "@devguild/schemas/jobs";
import { type ReactNode, useState } from "react";

import { postingColumns } from "./posting-columns.tsx";
import { buildPostingLinks } from "./posting-links.ts";

type Props = {
  company: CompanyBaseInfo;
  postings: readonly JobPosting[];
  loadingRows: number | undefined;
  empty: ReactNode;
};

/** A company's jobs for staff, each with what they can do to it. */
export function PostingTable({ company, postings, loadingRows, empty }: Props) {
  const [question, setQuestion] = useState<PostingQuestion | null>(null);
  const runAction = usePostingActions(company.id);
  const links = buildPostingLinks(company.id);
  const close = () => setQuestion(null);
  return (
    <>
      <DataTable
        label={`Jobs at ${company.name}`}
        columns={postingColumns(company.id)}
        rows={postings}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => status === "archived"}
        renderActions={(posting) => (
          <PostingMenu
            posting={posting}
            links={links}
            audience="staff"
            title={posting.title || "Untitled job"}
            onAct={(action) =>
              isInstant(action) ? runAction(action, posting) : setQuestion({ action, posting })
            }
          />
        )}
        loadingRows={loadingRows}
        empty={empty}
      />
      <PostingDialogs
        question={question}
        companyId={company.id}
        onClose={close}
        onDeleted={close}
      />
    </>
  );
}
