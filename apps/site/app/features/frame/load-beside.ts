/**
 * Loads a record's related data in parallel with the record: immediately if the address has its id, as it
 * nearly always does, else once the id is known. Returns a function that waits for it; `load` must not fail.
 */
export const loadBeside = (idInAddress: number, load: (id: number) => Promise<void>) => {
  const started = idInAddress > 0 ? load(idInAddress) : null;
  return (id: number) => started ?? load(id);
};
