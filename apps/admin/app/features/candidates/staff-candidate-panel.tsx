import { CandidateMoves } from "@devguild/company-ui/candidate-moves";
import { CandidatePanel } from "@devguild/company-ui/candidate-panel";
import { useMoveAsStaff } from "@devguild/company-ui/use-move-as-staff";
import { useMoves } from "@devguild/company-ui/use-moves";
import type { Candidate } from "@devguild/schemas/applications";
import type { JobPosting } from "@devguild/schemas/jobs";
import { useCurrentUser } from "@devguild/session/use-current-user";

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
  const canMove = useCurrentUser()?.permissions.includes("admin.edit-company-jobs") ?? false;
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
          canMove && (
            <CandidateMoves candidate={candidate} rules={moving.rules} onMove={choose} {...state} />
          )
        }
        answersTo={null}
        onClose={onClose}
      />
      {dialogs}
    </>
  );
}
