/** Query parameters of the landing page for companies. */
export const BUSINESS_QUERIES = {
  articles: { query: { count: 3 } },
  videos: { query: { count: 4 } },
  // An ad without requirements reaches everyone.
  reach: { query: { remote: true } },
};
