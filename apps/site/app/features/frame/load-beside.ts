/**
 * Loads what belongs to a record beside the record itself: at once where the address names it by its number,
 * as it nearly always does, else once that is known. Gives what waits for it; `load` must not fail.
 */
export const loadBeside = (idInAddress: number, load: (id: number) => Promise<void>) => {
  const started = idInAddress > 0 ? load(idInAddress) : null;
  return (id: number) => started ?? load(id);
};
