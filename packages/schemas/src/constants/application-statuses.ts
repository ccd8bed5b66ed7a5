/** The statuses of an application, as numbers in the API. */
export const APPLICATION_STATUSES = {
  APPLIED: 1,
  NEW_CANDIDATE: 2,
  INTERVIEWING: 3,
  HIRED: 4,
  WALKED_AWAY: 5,
  DECLINED_BY_COMPANY: 6,
  DECLINED_BY_TM: 7,
  NOT_FIT_BY_TM: 8,
} as const;
export type ApplicationStatusName = keyof typeof APPLICATION_STATUSES;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[ApplicationStatusName];

/** Returns the name of an application's status, such as INTERVIEWING for 3. */
export const applicationStatusName = (status: number) =>
  (Object.keys(APPLICATION_STATUSES) as ApplicationStatusName[]).find(
    (name) => APPLICATION_STATUSES[name] === status,
  ) ?? "APPLIED";
