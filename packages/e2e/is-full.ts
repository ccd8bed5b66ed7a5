/** Whether to run the slow tests as well: `pnpm verify --full`. */
export const isFull = process.env["E2E_FULL"] === "1";
