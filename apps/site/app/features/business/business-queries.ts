/** Query parameters of the landing page for companies. */
export const BUSINESS_QUERIES = {
  articles: { query: { count: 3 } },
  videos: { query: { count: 4 } },
  // An ad without requirements reaches everyone.
  reach: { query: { remote: true } },
  skills: { query: { count: 4 } },
};

/** Returns the query of the reach of an ad that asks for any of these skills, counted by skill. */
export const getSkillReach = (skills: readonly { id: number }[]) => ({
  query: { remote: true, skill_ids: skills.map(({ id }) => id) },
});
