import {
  candidateColleague,
  candidateNoteBody,
  candidateRatingBody,
  candidateTeam,
  candidateTeamQuery,
} from "@devguild/schemas/candidate-notes";
import { dataOf } from "@devguild/schemas/fields";
import { z } from "zod";

import { companyUser, endpoint } from "./endpoint.ts";

const readers = [companyUser("owner.company.view-candidates", "companyId")] as const;
const editors = [companyUser("owner.company.edit-candidates", "companyId")] as const;
const ofCandidate = { subject: "application", id: "params.candidateId" } as const;

export const candidateNotes = {
  colleagues: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/colleagues",
    summary: "The users of a company who can see candidates, to name them in notes",
    access: readers,
    staysSmall: "a company's recruiters",
    answer: { 200: dataOf(z.array(candidateColleague)) },
  }),
  team: endpoint({
    method: "GET",
    path: "/companies/:companyId/candidates/:candidateId/team",
    summary: "What colleagues noted about a candidate, how they rate them, and who has looked",
    access: readers,
    query: candidateTeamQuery,
    answer: { 200: dataOf(candidateTeam) },
    errors: [404],
  }),
  write: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidates/:candidateId/notes",
    summary: "Write a note for colleagues; those named in it get an email",
    access: editors,
    audit: { action: "candidate.note", ...ofCandidate },
    body: candidateNoteBody,
    answer: { 201: dataOf(candidateTeam) },
    errors: [404, 409],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/companies/:companyId/candidates/:candidateId/notes/:noteId",
    summary: "Delete a note of one's own",
    access: editors,
    audit: { action: "candidate.delete-note", ...ofCandidate },
    answer: { 200: dataOf(candidateTeam) },
    errors: [404],
  }),
  rate: endpoint({
    method: "PUT",
    path: "/companies/:companyId/candidates/:candidateId/rating",
    summary: "Rate a candidate for colleagues, or take one's rating back",
    access: editors,
    audit: { action: "candidate.rate", ...ofCandidate },
    body: candidateRatingBody,
    answer: { 200: dataOf(candidateTeam) },
    errors: [404],
  }),
  visit: endpoint({
    method: "POST",
    path: "/companies/:companyId/candidates/:candidateId/visits",
    summary: "Remember that the caller has looked at a candidate",
    access: readers,
    audit: { none: "Looking changes nothing of the company's." },
    answer: { 204: null },
    errors: [404],
  }),
};
