import { ApiError } from "./api-error.ts";

/** Whether an error is a response with this status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
