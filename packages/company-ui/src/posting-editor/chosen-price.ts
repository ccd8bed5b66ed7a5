import type { JobPrice } from "@devguild/schemas/postings";

/** Finds the chosen price; until one is chosen, a free slot of the membership, which is paid for anyway. */
export const findChosenPrice = (
  prices: readonly JobPrice[],
  chosenId: number | null,
): JobPrice | undefined =>
  prices.find(({ id, price_type, available }) =>
    chosenId === null ? price_type === "membership" && available : id === chosenId,
  );
