// The HTTP statuses that something here answers with, or handles in a way of its own.
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const UNPROCESSABLE = 422;
