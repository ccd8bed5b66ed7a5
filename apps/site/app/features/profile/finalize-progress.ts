/** The steps that finish a profile, in order. */
export const FINALIZE_STEPS = ["location", "preferences", "linkedin"] as const;
export type FinalizeStep = (typeof FINALIZE_STEPS)[number];

const KEY = "devguild.finalize-profile";

const isStep = (text: string | null): text is FinalizeStep =>
  FINALIZE_STEPS.some((step) => step === text);

/** Parses a step's name; null if there is no such step. */
export const readFinalizeStep = (text: string | null): FinalizeStep | null =>
  isStep(text) ? text : null;

/** Returns the step where the user left off in this browser, or the first one. */
export const getSavedFinalizeStep = (): FinalizeStep =>
  readFinalizeStep(localStorage.getItem(KEY)) ?? FINALIZE_STEPS[0];

/** Remembers the step to continue with; null once all are done. */
export const keepFinalizeStep = (step: FinalizeStep | null) => {
  if (step === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, step);
};
