/** Returns a function that counts ids up from 1. */
export const idCounter = () => {
  let last = 0;
  return () => ++last;
};
export type IdCounter = ReturnType<typeof idCounter>;
