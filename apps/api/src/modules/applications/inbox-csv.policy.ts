import { applicationStatusName } from "@devguild/schemas/constants/application-statuses";

import type { CsvCandidate } from "./inbox-csv.queries.ts";

/** The columns of the spreadsheet of candidates. */
export const CSV_HEAD = [
  "Name",
  "Email",
  "Phone",
  "Job",
  "Status",
  "Match (of 5)",
  "Position",
  "Years",
  "City",
  "Country",
  "Skills",
  "Source",
  "Applied",
  "Waiting since",
  "LinkedIn",
  "GitHub",
] as const;

const toStatus = (status: CsvCandidate["status"]) => {
  const words = applicationStatusName(status).toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Formats a candidate as a row of the spreadsheet. Pure. */
export const toCsvRow = (candidate: CsvCandidate) => {
  const { developer } = candidate;
  return [
    developer.full_name,
    developer.email,
    developer.phone,
    candidate.job_title,
    toStatus(candidate.status),
    candidate.match_points,
    candidate.position,
    candidate.years,
    developer.residence_name ?? developer.residence_city,
    developer.residence_country,
    developer.skills.map(({ name, years_of_experience: years }) => `${name} ${years}`).join("; "),
    candidate.source,
    candidate.applied_at,
    candidate.waiting_since,
    developer.linkedin,
    developer.github,
  ];
};
