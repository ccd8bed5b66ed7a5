/** Whether what is slow and rare runs, too: `pnpm verify --full`. */
export const isFull = process.env["E2E_FULL"] === "1";
