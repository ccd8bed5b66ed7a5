/** The dashboard's sections that can be closed. */
export const DASHBOARD_SECTIONS = ["jobs", "stories", "employer_branding", "marketing"] as const;
export type DashboardSectionName = (typeof DASHBOARD_SECTIONS)[number];

/** How many dismissed tips are remembered, and the longest name of one. */
export const DISMISSED_TIPS_MAX = 200;
export const TIP_KEY_MAX = 60;

/** How many days the lines of the dashboard show, and how many the figures beside them count. */
export const LINE_DAYS = 30;
export const WEEK_DAYS = 7;
