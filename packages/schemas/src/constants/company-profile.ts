/** The maximum lengths of a company's name and introduction, and how much it can choose. */
export const COMPANY_NAME_MAX = 100;
export const INTRODUCTION_MAX = 600;
export const COMPANY_INDUSTRIES_MAX = 3;
export const COMPANY_VALUES_MAX = 6;
export const COMPANY_SKILLS_MAX = 40;
export const COMPANY_LINK_MAX = 200;

/** The earliest year in which a company can have been founded. */
export const FOUNDED_MIN = 1600;

/**
 * A company's links in the order of its page: what they are called, and which web addresses they accept
 * after "https://".
 */
export const COMPANY_LINKS = {
  website: { label: "Website", pattern: /^[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$/i },
  github: { label: "GitHub", pattern: /^(www\.)?github\.com\/[\w.-]+\/?$/i },
  linkedin: { label: "LinkedIn", pattern: /^([a-z]+\.)?linkedin\.com\/[a-z]\S+$/i },
  twitter: { label: "X", pattern: /^(www\.)?(x|twitter)\.com\/\w+\/?$/i },
  instagram: { label: "Instagram", pattern: /^(www\.)?instagram\.com\/[\w.]+\/?$/i },
  tiktok: { label: "TikTok", pattern: /^(www\.)?tiktok\.com\/@[\w.]+\/?$/i },
  facebook: { label: "Facebook", pattern: /^([a-z]+\.)?facebook\.com\/\S+$/i },
} as const;
export type CompanyLink = keyof typeof COMPANY_LINKS;

export const COMPANY_PROFILE_MESSAGES = {
  nameRequired: "Please enter your company’s name.",
  cityUnknown: "Choose a city from the list.",
  founded: (latest: number) => `Enter a year from ${FOUNDED_MIN} to ${latest}.`,
  employeesUnknown: "Choose a company size from the list.",
  industriesUnknown: "Choose industries from the list.",
  industriesMany: `Choose at most ${COMPANY_INDUSTRIES_MAX} industries.`,
  valuesUnknown: "Choose values from the list.",
  valuesMany: `Choose at most ${COMPANY_VALUES_MAX} values.`,
  skillsUnknown: "Choose skills from the list.",
  skillsMany: `Choose at most ${COMPANY_SKILLS_MAX} skills.`,
  hiringPreferenceUnknown: "Choose who you mostly hire from the list.",
  slugInvalid: "Use lowercase letters, digits and hyphens.",
  slugTaken: "Another company has this address.",
  linkInvalid: (link: CompanyLink) =>
    link === "website"
      ? "Enter a web address, such as https://example.com."
      : `Enter the address of your page on ${COMPANY_LINKS[link].label}.`,
} as const;
