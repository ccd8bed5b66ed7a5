import { CandidateMoves } from "@devguild/company-ui/candidate-moves";
import { CandidatePanel } from "@devguild/company-ui/candidate-panel";
import { Editing } from "@devguild/company-ui/editing";
import { StaffViewer } from "@devguild/company-ui/staff-viewer";
import { useMoveAsStaff } from "@devguild/company-ui/use-move-as-staff";
import { useMoves } from "@devguild/company-ui/use-moves";
import type { Candidate } from "@devguild/schemas/applications";
import type { JobPosting } from "@devguild/schemas/jobs";

type Props = {
  candidate: Candidate;
  companyId: number;
  job: JobPosting;
  /** The candidate's position in the list, from 1; 0 if the list doesn't include them. */
  place: number;
  total: number;
  onClose: () => void;
};

/**
 * A candidate's details beside the list, with the moves that staff may make. Use the candidate’s id
 * as key.
 */
export function StaffCandidatePanel({ candidate, companyId, job, place, total, onClose }: Props) {
  const jobOfCompany = { companyId, jobId: job.id };
  const moving = useMoveAsStaff(jobOfCompany);
  const { choose, dialogs, ...state } = useMoves(moving);
  return (
    <>
      <CandidatePanel
        candidate={candidate}
        job={jobOfCompany}
        audience="staff"
        wantedSkills={job.skills}
        place={place > 0 ? `${place} of ${total}` : ""}
        moves={
          <StaffViewer permission="admin.edit-company-jobs">
            <Editing>
              <CandidateMoves
                candidate={candidate}
                rules={moving.rules}
                onMove={choose}
                {...state}
              />
            </Editing>
          </StaffViewer>
        }
        answersTo={null}
        onClose={onClose}
      />
      {dialogs}
    </>
  );
}
