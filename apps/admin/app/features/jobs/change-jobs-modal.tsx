import { pluralize } from "@devguild/schemas/formats";

import { ChangeRowsModal } from "../lists/change-rows-modal.tsx";
import type { JobsAction, JobsBulk } from "./use-jobs-bulk.ts";

const WORDS: Record<
  JobsAction,
  { verb: string; after: string; consequence: string; only: string }
> = {
  unpublish: {
    verb: "Unpublish",
    after: "",
    consequence:
      "They come off the site straight away, and nobody can apply any more. Job slots are free again; there’s no refund for the days that are left.",
    only: "only published jobs can be unpublished",
  },
  archive: {
    verb: "Archive",
    after: "",
    consequence: "They leave the companies’ dashboards; their candidates stay.",
    only: "only drafts, unpublished and expired jobs can be archived",
  },
  restore: {
    verb: "Move",
    after: " out of the archive",
    consequence: "They’re drafts, unpublished or expired again, as their dates say.",
    only: "they aren’t in the archive",
  },
};

/** Says what will happen to the selected jobs, and asks for confirmation. */
export default function ChangeJobsModal({ bulk, action }: { bulk: JobsBulk; action: JobsAction }) {
  const changing = bulk.listChanging(action);
  const left = bulk.selection.rows.length - changing.length;
  const { verb, after, consequence, only } = WORDS[action];
  const confirmLabel = `${verb} ${pluralize(changing.length, "job")}`;
  const close = () => bulk.setAsked(null);
  return (
    <ChangeRowsModal
      title={`${confirmLabel}${after}?`}
      confirmLabel={confirmLabel}
      rows={changing.map(({ id, title, company }) => ({
        id,
        name: `${title || "Untitled job"}, ${company.display_name}`,
      }))}
      leftOut={
        left > 0
          ? `${pluralize(left, "job")} ${left === 1 ? "stays" : "stay"} as ${left === 1 ? "it is" : "they are"}: ${only}.`
          : null
      }
      onConfirm={() => {
        close();
        bulk.change(action);
      }}
      onClose={close}
    >
      <p>{consequence}</p>
    </ChangeRowsModal>
  );
}
