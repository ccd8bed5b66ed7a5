/** Query parameters of the home page. */
export const HOME_QUERIES = {
  jobs: { query: { count: 6 } },
  skills: { query: { count: 6 } },
  places: { query: { count: 6 } },
  articles: { query: { count: 5 } },
  videos: { query: { count: 4 } },
  teams: { query: { count: 8 } },
} as const;
