/** The company whose jobs are shown. */
export type PostingCompany = { id: number; name: string; slug: string; logo_url: string | null };
