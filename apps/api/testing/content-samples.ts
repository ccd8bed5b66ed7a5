import { formTokenOf } from "./form-samples.ts";
import type { Given } from "./given.ts";
import type { Sample } from "./posting-samples.ts";

/** Valid input of the calls about the magazine, the videos, the live events, the public companies and the pages for hiring. */
export const contentSamples = async (given: Given): Promise<Record<string, Sample>> => {
  const article = await given.article();
  const video = await given.video();
  const company = await given.company();
  const techStack = await given.techStackPage();
  const event = await given.liveEvent();
  const place = { params: { id: event.id } };
  const unknown = { token: "unknown" };
  const page = { page: "1", per_page: "10" };
  return {
    "GET /magazine/articles": {
      query: { authors: "1", skills: "1", categories: "1", metadata: "calm", ...page },
    },
    "GET /magazine/:id/related-jobs": { params: { id: article.id } },
    "GET /magazine/:id/:slug": {
      params: { id: article.id, slug: article.slug },
      query: { preview: "0" },
    },
    "GET /videos": {
      query: { skills: "1", events: "1", metadata: "calm", orderBy: "popular", ...page },
    },
    "GET /companies/details": {
      query: { company_id: String(company.id), company_slug: company.slug },
    },
    "GET /companies/teams": {
      query: { skills: "1", locations: "1", companies: "1", orderBy: "newest", ...page },
    },
    "GET /filter/companies/options": { query: { companies: "tidewerk", offered: "20" } },
    "GET /filter/companies/locations": { query: { search: "Berl" } },
    "GET /featured/companies": { query: { count: "4" } },
    "GET /lists/companies": {
      query: { public_jobs_only: "1", agencies: "0", no_cache: "1", search: "t", limit: "20" },
    },
    "GET /featured/videos": { query: { count: "4" } },
    "GET /featured/coffee-with-developers": { query: { count: "4" } },
    "GET /featured/videos/skills": { query: { count: "4" } },
    "GET /featured/tech-recruiting-academy": { query: { count: "4" } },
    "GET /featured/magazine-articles": { query: { count: "4" } },
    "GET /featured/recruiting-insights": { query: { count: "4" } },
    "GET /public/jobs": { query: { cursor: "mxyz0000-1", per_page: "10" } },
    "GET /featured/jobs": { query: { count: "4" } },
    "GET /jobs/random-premium": { query: { count: "4" } },
    "GET /featured/skills": { query: { pph_only: "1", count: "4" } },
    "GET /featured/locations": { query: { count: "4" } },
    "GET /ads/community-partners": { query: { ads_count: "3" } },
    "GET /highlights/:id": { params: { id: 1 } },
    "GET /pages/b2b-tech-stack/:slug": { params: { slug: techStack.slug } },
    "GET /videos/:id/related-jobs": { params: { id: video.id } },
    "GET /videos/:id/:slug": { params: { id: video.id, slug: video.slug } },
    "GET /live-show/previous-episodes": { query: page },
    "GET /live-events": { query: { seasons: "1", skills: "1", status: "0", ...page } },
    "GET /featured/live-events": { query: { count: "4" } },
    "GET /live-events/:id/related-jobs": place,
    "GET /live-events/:id/:slug": { params: { id: event.id, slug: event.slug } },
    "POST /live-events/:id/register": { ...place, body: { attendance_type: 1 } },
    "DELETE /live-events/:id/register": place,
    "POST /live-events/:id/guest-register": {
      ...place,
      body: {
        first_name: "Ada",
        last_name: "Test",
        email: "visitor@test.example",
        attendance_type: 1,
        company_name: "Acme",
        job_title: "CTO",
        country_id: await given.placeId("germany"),
        terms: true,
        hs_terms: true,
        form_token: formTokenOf(),
        homepage: "",
        hutk: "a",
        page_url: "http://localhost:3000/en/live-events/1/a",
        utm_source: "mail",
      },
    },
    "GET /live-registrations/place": { query: unknown },
    "POST /live-registrations/confirm": { body: unknown },
    "POST /live-registrations/withdraw": { body: unknown },
  };
};
