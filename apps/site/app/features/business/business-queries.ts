/** How much of everything the landing page for companies shows. */
export const BUSINESS_QUERIES = {
  articles: { query: { count: 3 } },
  videos: { query: { count: 4 } },
  // An ad that asks for nothing reaches everybody.
  reach: { query: { remote: true } },
};
