import { searchWords } from "@devguild/job-index/words";
import { JOB_STATUSES, type JobStatus, OFFER_TYPES } from "@devguild/schemas/constants/jobs";
import { toSlug } from "@devguild/schemas/slugs";

import { coveredLocationIds } from "../../src/modules/catalogue/location-hierarchy.policy.ts";
import { getPriceId } from "../catalogue/prices.ts";
import { createRandom } from "../random.ts";
import type { AdPlan, JobRow } from "./ad-plan.ts";
import type { Catalogue } from "./catalogue-index.ts";
import { type Clock, later } from "./clock.ts";
import { type Company, SHOWCASE } from "./companies.ts";
import type { Recruiters } from "./company-users.ts";
import { adaptSalary, FULL_TIME_JOB, pickEmployment } from "./employment.ts";
import { datesFor, pickOffer } from "./job-dates.ts";
import { pickJobLocations, workLanguage } from "./job-locations.ts";
import { composeAd } from "./job-texts.ts";
import { pickTitle } from "./job-titles.ts";
import { LEAD_ROLES, pickRole, pickSkills } from "./roles.ts";
import { pickSalary } from "./salaries.ts";
import { ROLES } from "./texts/roles.ts";
import { tidewerkAds } from "./tidewerk.ts";

const TOTAL_JOBS = 1500;
const PUBLISHED_JOBS = 1250;
const NEW_JOBS = 18;
const BOOSTED_JOBS = 12;

/** The ads of companies that aren't open: pending, unpublished or archived. */
const ADS_BY_STANDING: Record<Company["standing"], readonly (readonly [JobStatus, number])[]> = {
  open: [],
  unverified: [
    ["pending", 6],
    ["draft", 2],
  ],
  unpublished: [
    ["unpublished", 2],
    ["draft", 1],
  ],
  deleted: [["archived", 4]],
};

/** The seniorities of ads, with their weights. */
export const EXPERIENCE_CHOICES: readonly (readonly [readonly number[], number])[] = [
  [[1], 8],
  [[1, 2], 8],
  [[2], 30],
  [[2, 3], 18],
  [[3], 36],
];

/** What companies without a membership or credits submit their ads at. */
const SUBMITTED_OFFER = {
  offer_type: OFFER_TYPES.AD_LIGHT,
  price_type: "regular",
  days: 30,
} as const;

const makeJob = (
  plan: AdPlan,
  ordinal: number,
  catalogue: Catalogue,
  clock: Clock,
  recruiters: Recruiters,
): Omit<JobRow, "id" | "slug"> => {
  const { company, status } = plan;
  const random = createRandom(`job ${ordinal} of ${company.row.name}`);
  const [roleName, role] =
    plan.role && ROLES[plan.role]
      ? [plan.role, ROLES[plan.role]]
      : pickRole(random, company.domain);
  if (!role) throw new Error(`There is no role "${plan.role}".`);
  const isLead = LEAD_ROLES.has(roleName);
  const skills = plan.skills ?? pickSkills(random, role);
  const experienceIds =
    plan.experienceIds ?? (isLead ? [3] : [...random.weighted(EXPERIENCE_CHOICES)]);
  const employment = plan.title
    ? FULL_TIME_JOB
    : pickEmployment(createRandom(`employment ${ordinal}`), experienceIds, isLead);
  const drawn = pickTitle(random, company, { role: roleName, skills, experienceIds, employment });
  const title = plan.title ?? drawn.title;
  const locations = pickJobLocations(
    random,
    catalogue,
    plan.city ? { cities: [catalogue.city(plan.city)] } : company,
  );
  const remote = plan.hybridOption ? null : locations.remote;
  const cities = plan.hybridOption ? [locations.home] : locations.cities;
  const hybridOption = plan.hybridOption ?? locations.hybridOption;
  const language = plan.language ?? workLanguage(random, locations.home.iso2);
  const picked = pickOffer(random, company);
  const offer = status === "pending" ? SUBMITTED_OFFER : picked;
  const external =
    company.row.allow_external_ats === true &&
    offer.offer_type !== OFFER_TYPES.PPH &&
    random.chance(0.42);
  const dates = datesFor(random, clock, status, offer.days, plan.isNew === true);
  const published =
    plan.age === undefined
      ? dates
      : {
          ...dates,
          published_at: clock.daysAgo(plan.age),
          last_published_at: clock.daysAgo(plan.age),
          created_at: clock.daysAgo(plan.age + 2),
          updated_at: clock.daysAgo(plan.age),
          expire_at: later(clock.daysAgo(plan.age), 60),
        };
  const team = recruiters.get(company.row.id) ?? [];
  const cityIds = cities.map(({ id }) => id);
  const remoteIds = remote?.ids ?? [];
  return {
    company_id: company.row.id,
    title,
    status,
    offer_type: plan.boosted ? OFFER_TYPES.AD_PLUS : offer.offer_type,
    price_type: plan.boosted ? "regular" : offer.price_type,
    ...composeAd(createRandom(`texts of job ${ordinal}`), {
      company,
      role,
      skills,
      experienceIds,
      employment,
      language,
      hybridOption,
      position: drawn.position,
      area: plan.title ? (plan.title.split(", ")[1] ?? null) : drawn.area,
      home: locations.home,
      cities: cities.map(({ name }) => name),
      remote: remote?.phrase ?? null,
    }),
    ...adaptSalary(
      pickSalary(random, role.pay, locations.home.iso2, experienceIds, isLead),
      employment,
    ),
    language_id: language ? catalogue.language(language) : null,
    hybrid_option_id: hybridOption,
    employment_type_id: employment.id,
    remote: remote !== null,
    skill_ids: skills.map(catalogue.skill),
    seniority_ids: experienceIds,
    city_ids: cityIds,
    remote_location_ids: remoteIds,
    location_ids: coveredLocationIds(catalogue.hierarchy, cityIds, remoteIds),
    direct_apply: external,
    job_url: external
      ? `https://careers.${company.row.slug}.example/positions/${1000 + ordinal * 7}`
      : null,
    job_posting_owner_id: team.length > 0 ? random.pick(team).id : null,
    boosted_until: plan.boosted ? clock.inDays(random.int(1, 6) + random.next()) : null,
    search_words: searchWords(title, company.row.name),
    ...published,
    ...plan.fixed,
  };
};

const repeat = <T>(count: number, entry: T) => Array.from({ length: count }, () => entry);

/** Plans how many ads in which status each company has. */
const planJobs = (companies: readonly Company[]): AdPlan[] => {
  const random = createRandom("job plan");
  const plans: AdPlan[] = [];
  for (const company of companies) {
    const add = (count: number, status: JobStatus) =>
      void plans.push(...repeat(count, { company, status }));
    if (company.row.name === SHOWCASE) plans.push(...tidewerkAds(company));
    for (const [status, count] of ADS_BY_STANDING[company.standing]) add(count, status);
  }
  const open = companies.filter(
    ({ row, standing }) => standing === "open" && row.name !== SHOWCASE,
  );
  const left = TOTAL_JOBS - plans.length;
  const publishedLeft =
    PUBLISHED_JOBS - plans.filter(({ status }) => status === "published").length;
  const others = JOB_STATUSES.filter((status) => status !== "published" && status !== "pending");
  const statuses = random.shuffled([
    ...repeat<JobStatus>(publishedLeft, "published"),
    ...Array.from(
      { length: left - publishedLeft },
      (_, index) => others[index % others.length] ?? "draft",
    ),
  ]);
  const sizes = open.map((company) => {
    const size =
      2 + (company.row.employee_range_id ?? 1) ** 1.6 + (company.domain === "agency" ? 10 : 0);
    return [company, size * (0.5 + random.next())] as const;
  });
  for (const [index, status] of statuses.entries())
    plans.push({ company: open[index] ?? random.weighted(sizes), status });

  const published = random.shuffled(
    plans.filter(({ status, title }) => status === "published" && !title),
  );
  for (const plan of published.slice(0, NEW_JOBS)) plan.isNew = true;
  for (const plan of published.slice(NEW_JOBS - 4, NEW_JOBS - 4 + BOOSTED_JOBS))
    plan.boosted = true;
  return plans;
};

/** Creates all ads, the oldest first; slugs are unique within a company. */
export const makeJobs = (
  companies: readonly Company[],
  catalogue: Catalogue,
  clock: Clock,
  recruiters: Recruiters,
): JobRow[] => {
  const slugs = new Set<string>();
  return planJobs(companies)
    .map((plan, index) => makeJob(plan, index + 1, catalogue, clock, recruiters))
    .toSorted((a, b) => Number(a.created_at) - Number(b.created_at))
    .map((job, index) => {
      const base = toSlug(job.title, "job");
      let slug = base;
      for (let number = 2; slugs.has(`${job.company_id} ${slug}`); number++)
        slug = `${base}-${number}`;
      slugs.add(`${job.company_id} ${slug}`);
      // A draft has no price yet, a pending ad the one that it will be charged.
      const price_id =
        job.status !== "draft"
          ? getPriceId(job.offer_type ?? 0, job.price_type ?? "regular")
          : null;
      return Object.assign(job, { id: index + 1, slug, price_id });
    });
};
