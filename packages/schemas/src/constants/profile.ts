/** A talent manager's decision about a developer's access to the jobs. */
export const BOARD_ACCESS = { PENDING: 0, APPROVED: 1, REJECTED: 2 } as const;

/** A phone number: an optional "+", then 8 to 15 digits. */
export const PHONE_PATTERN = /^\+?\d{8,15}$/;

/**
 * A LinkedIn page: subdomain, host, and a handle that begins with a letter; anything may follow.
 */
export const LINKEDIN_PATTERN = /^(?:https?:\/\/)?[a-z0-9-]+\.linkedin\.com\/[a-z]\w*[^\s]*$/i;

/** A GitHub profile: the host and a user name, and nothing after it. */
export const GITHUB_PATTERN = /^https?:\/\/(?:www\.)?github\.com\/[a-z0-9._-]+$/i;

/** The name of a town: at least one letter, on one line, without markup. */
export const TOWN_PATTERN = /^(?=.*\p{L})[^\p{Cc}\p{Bidi_Control}<>]+$/u;

export const PROFILE_MESSAGES = {
  firstNameRequired: "Please enter your first name.",
  lastNameRequired: "Please enter your last name.",
  cityRequired: "Please choose your city.",
  cityUnknown: "Please choose a city from the list.",
  townInvalid: "Enter the name of your town.",
  countryUnknown: "Please choose a country from the list.",
  phoneInvalid: "Please enter a valid phone number.",
  linkedinInvalid: "Use the form www.linkedin.com/in/your-name.",
  githubInvalid: "Use the form https://github.com/your-name.",
  skillUnknown: "Please choose skills from the list.",
  skillsMany: "You’ve added too many.",
  languageUnknown: "Please choose languages from the list.",
  interestUnknown: "Please choose interests from the list.",
} as const;

/** The maximum number of skills and languages of a profile. */
export const PROFILE_SKILLS_MAX = 100;
export const PROFILE_LANGUAGES_MAX = 30;
