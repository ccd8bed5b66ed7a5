/** Who is looking at a candidate: the company that the person applied to, or our staff. */
export type Audience = "company" | "staff";
