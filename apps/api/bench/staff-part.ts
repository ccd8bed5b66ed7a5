import { contract } from "@devguild/contract/contract";
import { API_BASE } from "@devguild/schemas/addresses";
import { DEVELOPER_STATUSES } from "@devguild/schemas/constants/admin-developers";
import { JOB_STATUSES } from "@devguild/schemas/constants/jobs";

import { measureOverRows, type MeasuredCall } from "./over-rows.ts";
import type { Served } from "./processes.ts";
import type { Measuring } from "./search-part.ts";
import { createStaff } from "./staff-session.ts";

const { adminCompanies, adminDevelopers, adminJobs, auditLog, deletedAccounts, jobListings } =
  contract;

/** Requests cycle through this many pages. */
const PAGES_VARIED = 20;
const DEEP_PAGE = 300;

/** The lists of the back office as staff open, search, filter, sort and page through them. */
const staffCalls = (token: string): MeasuredCall[] => {
  const headers = { Authorization: `Bearer ${token}`, "Cache-Control": "no-cache" };
  const toFixedCall = (
    name: string,
    { path }: { path: string },
    query: Record<string, string> = {},
  ) => ({
    name,
    path,
    request: () => ({ path: `${API_BASE}${path}?${new URLSearchParams(query)}`, headers }),
  });
  const toCall = (name: string, list: { path: string }, query: Record<string, string> = {}) => ({
    ...toFixedCall(name, list),
    request: (n: number) =>
      toFixedCall(name, list, { ...query, page: String(1 + (n % PAGES_VARIED)) }).request(),
  });
  const deep = { page: String(DEEP_PAGE) };
  return [
    toCall("developers", adminDevelopers.list),
    toFixedCall("developers, page 300", adminDevelopers.list, deep),
    toFixedCall("developers by the start of a name", adminDevelopers.list, { query: "ma" }),
    toFixedCall("developers by a number", adminDevelopers.list, { query: "4711" }),
    ...DEVELOPER_STATUSES.map((status) =>
      toCall(`developers, ${status}`, adminDevelopers.list, { "statuses[]": status }),
    ),
    toCall("jobs", adminJobs.list),
    toFixedCall("jobs, page 300", adminJobs.list, deep),
    toCall("jobs by a common word", adminJobs.list, { query: "engineer" }),
    toFixedCall("jobs by two words", adminJobs.list, { query: "rust berlin" }),
    ...JOB_STATUSES.map((status) => toCall(`jobs, ${status}`, adminJobs.list, { status })),
    toCall("expired jobs by end", adminJobs.list, { status: "expired", order_by: "expire_at" }),
    toCall("jobs by candidates", adminJobs.list, { order_by: "candidates_count" }),
    toCall("jobs by title", adminJobs.list, { order_by: "title", order_by_direction: "asc" }),
    toCall("companies", adminCompanies.list),
    toFixedCall("companies, page 300", adminCompanies.list, deep),
    toFixedCall("companies by a word", adminCompanies.list, { search: "soft" }),
    toCall("imported listings", jobListings.list),
    toFixedCall("imported listings by a word", jobListings.list, { query: "engineer" }),
    toFixedCall("deleted accounts", deletedAccounts.list),
    toFixedCall("the audit log", auditLog.list),
  ];
};

/** Measures the lists of the back office, as a super admin, compared with reading rows by id. */
export const measureStaff = async (measuring: Measuring, api: Served, shell: Served) => {
  const { token, remove } = await createStaff(measuring.db, "super-admin");
  try {
    return [await measureOverRows("list", staffCalls(token), measuring, { api, shell })];
  } finally {
    await remove();
  }
};
