/** The steps that finish a profile, in their order. */
export const FINALIZE_STEPS = ["location", "preferences", "linkedin"] as const;
export type FinalizeStep = (typeof FINALIZE_STEPS)[number];

const KEY = "devguild.finalize-profile";

const isStep = (text: string | null): text is FinalizeStep =>
  FINALIZE_STEPS.some((step) => step === text);

/** The step that a text names; null where it names none. */
export const readFinalizeStep = (text: string | null): FinalizeStep | null =>
  isStep(text) ? text : null;

/** Where somebody left off in this browser; the first step where they never began. */
export const getSavedFinalizeStep = (): FinalizeStep =>
  readFinalizeStep(localStorage.getItem(KEY)) ?? FINALIZE_STEPS[0];

/** Remembers the step to go on with; null once all are done. */
export const keepFinalizeStep = (step: FinalizeStep | null) => {
  if (step === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, step);
};
