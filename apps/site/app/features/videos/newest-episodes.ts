/** Query of the newest episodes, whose guests are shown in the podcast's header. */
export const newestEpisodes = { query: { count: 3 } };
