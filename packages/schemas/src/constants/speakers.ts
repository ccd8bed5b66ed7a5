export const SPEAKER_NAME_MAX = 80;
export const SPEAKER_ROLE_MAX = 80;
export const SPEAKER_COMPANY_MAX = 80;

export const SPEAKER_MESSAGES = {
  nameRequired: "Enter the speaker’s name.",
  pictureForeign: "Please upload this file first.",
  known: "There’s already a speaker with this name at this company.",
} as const;
