/** The newest episodes, whose guests stand at the head of the podcast. */
export const newestEpisodes = { query: { count: 3 } };
