import { LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";

import type { CatalogueRows } from "../catalogue/rows.ts";
import { createRandom } from "../random.ts";
import { makeApplications } from "./applications.ts";
import { makeAuditEntries } from "./audit-entries.ts";
import { decideAboutDevelopers } from "./board-decisions.ts";
import { makeBilling } from "./billing.ts";
import { makeCampaigns } from "./campaigns.ts";
import { makeCandidateNotes, makeCandidateWork } from "./candidate-work.ts";
import { indexCatalogue } from "./catalogue-index.ts";
import { clockAt } from "./clock.ts";
import { makeCompanies, SHOWCASE } from "./companies.ts";
import { makeCompanyProfiles } from "./company-profiles.ts";
import { addCompanyUsers, addOtherUsers } from "./company-users.ts";
import { makeCvs } from "./cvs/cvs.ts";
import { makeDeletions } from "./deletions.ts";
import { makeDeveloperMessages } from "./developer-messages.ts";
import { developerSkillRows, makeDevelopers } from "./developers.ts";
import { makeEventHomepage } from "./event-homepages.ts";
import { makeEventPartnerships } from "./event-partnerships.ts";
import { makeEvents } from "./events.ts";
import { makeInvoices } from "./invoices.ts";
import { makeJobFigures } from "./job-figures.ts";
import { makeJobs } from "./jobs.ts";
import { makeKnownDevelopers } from "./known-developers.ts";
import { makeFeedRuns, makeFeeds } from "./listing-feeds.ts";
import { makeListings } from "./listings.ts";
import { makeLiveEvents } from "./live-events.ts";
import { loginDesk, STAFF, TIDEWERK_TEAM } from "./logins.ts";
import { makeMagazine } from "./magazine.ts";
import { makeCreditEntries, makeMemberships } from "./memberships.ts";
import { CATEGORY_PAGE_TEXTS } from "./page-texts.ts";
import { makePartnerships } from "./partnerships.ts";
import { makeNotifications } from "./notifications.ts";
import { peopleMaker } from "./people.ts";
import { makePushNotifications } from "./push-notifications.ts";
import { makeSaved } from "./saved.ts";
import { makeSite } from "./site.ts";
import { makeStaffWork } from "./staff-work.ts";
import { makeStories } from "./stories.ts";
import { makeTechStackPages } from "./tech-stacks.ts";
import { makeVideos } from "./videos.ts";
import { makeWishes } from "./wishes.ts";

/** Creates the whole demo world as rows. The same catalogue and moment always give the same world. */
export const makeWorld = (catalogueRows: CatalogueRows, now: Date, passwordHash: string) => {
  const catalogue = indexCatalogue(catalogueRows);
  const clock = clockAt(now);
  const desk = loginDesk(passwordHash);
  const people = peopleMaker();
  for (const { first_name, last_name } of [...STAFF, ...TIDEWERK_TEAM])
    people.reserve(first_name, last_name);
  people.reserve("Mira", "Kovač");

  const mira = desk.addUser(
    { first_name: "Mira", last_name: "Kovač" },
    "developer@devguild.example",
    clock.daysAgo(410),
    {
      last_login_at: clock.daysAgo(0.2),
    },
  );
  desk.addAccount(mira, { type: "developer" }, clock.daysAgo(410));
  const staff = STAFF.map(({ role, mail, ...name }) => {
    const user = desk.addUser(name, `${mail}@devguild.example`, clock.daysAgo(900), {
      last_login_at: clock.daysAgo(0.5),
    });
    desk.addAccount(user, { type: "admin", role }, clock.daysAgo(900));
    return { role, user };
  });
  const listStaff = (role: string) =>
    staff.filter((member) => member.role === role).map(({ user }) => user);
  const [admin] = listStaff("super-admin");
  const [talentManager] = listStaff("talent-manager");
  if (!admin || !talentManager) throw new Error("The back office has no admin or talent manager.");

  const companies = makeCompanies(
    catalogue,
    clock,
    listStaff("account-manager").map(({ id }) => id),
  );
  const recruiters = addCompanyUsers(companies, clock, desk, people);
  const owner = desk.users.find(({ email }) => email === "owner@devguild.example");
  if (!owner) throw new Error("The showcase company has no owner.");
  for (const user of [owner, admin])
    desk.addAccount(user, { type: "developer" }, clock.daysAgo(300));

  const jobs = makeJobs(companies, catalogue, clock, recruiters);
  const known = makeKnownDevelopers({ mira, owner, admin }, catalogue, clock);
  const developers = makeDevelopers(known, catalogue, clock, desk, people);
  const wishes = makeWishes(developers, jobs, clock);
  const companyRows = companies.map(({ row }) => row);
  const watched = makeVideos(companyRows, catalogue, clock);
  const random = createRandom("leftovers");
  const verified = new Set(
    desk.users.filter(({ email_verified_at }) => email_verified_at).map(({ id }) => id),
  );
  const live = makeLiveEvents(
    {
      companies: companyRows,
      speakerIds: watched.speakers.map(({ id }) => id),
      videoIds: watched.videos
        .filter(({ requires_login }) => !requires_login)
        .map(({ id }) => id)
        .toReversed(),
      userIds: developers.map(({ row }) => row.user_id).filter((id) => verified.has(id)),
    },
    catalogue,
    clock,
  );
  const events = makeEvents(catalogue, clock);
  const deletions = makeDeletions(companyRows, { clock, desk, people });
  const eventPartnerships = makeEventPartnerships(events);
  const [congressBefore] = watched.pastEvents;
  if (!congressBefore) throw new Error("There was no event before.");
  const [congress] = events;
  if (!congress) throw new Error("There is no event to come.");
  const companyMemberships = makeMemberships(companies, jobs, clock);
  const billing = makeBilling(companies);
  const showcase = companyRows.find(({ name }) => name === SHOWCASE);
  const showcaseId = showcase?.id ?? 0;
  const showcaseJobs = new Set(
    jobs.filter(({ company_id }) => company_id === showcaseId).map(({ id }) => id),
  );
  const applied = makeApplications(wishes, {
    clock,
    recruiters,
    talentManager,
    skillName: catalogue.skillName,
    companies: new Map(companies.map((company) => [company.row.id, company])),
  });
  const work = makeCandidateNotes({
    open: applied.applications.filter(
      ({ job_id, status }) => (status === 2 || status === 3) && showcaseJobs.has(job_id),
    ),
    team: recruiters.get(showcaseId) ?? [],
    clock,
  });
  const showcaseApplications = new Set(
    applied.applications.filter(({ job_id }) => showcaseJobs.has(job_id)).map(({ id }) => id),
  );
  const suspensions = decideAboutDevelopers(developers, {
    applicants: new Set(applied.applications.map(({ developer_id }) => developer_id)),
    clock,
    decidedBy: talentManager.id,
  });
  // Last, so that nobody else's number depends on them.
  const invitations = addOtherUsers(showcaseId, clock, desk);
  const jobListings = makeListings(catalogue, clock);
  return {
    users: desk.users,
    invitations,
    accounts: desk.accounts,
    suspensions,
    ...deletions,
    companies: companyRows,
    ...makeCompanyProfiles(companies),
    ...makeStories(companies, clock),
    companySlugs: random
      .some(companies.slice(1), 4)
      .map(({ row }) => ({ slug: `${row.slug}-software`, company_id: row.id })),
    jobs,
    jobSourceFigures: makeJobFigures(jobs, applied.applications, companies[0]?.row.id ?? 0, clock),
    companyMemberships,
    ...makeCampaigns(companies, companyMemberships, clock),
    companyBilling: billing,
    ...makeInvoices({ companies, jobs, memberships: companyMemberships, billing, clock }),
    creditEntries: makeCreditEntries(companies, jobs),
    // Titles that were once worded more plainly.
    jobSlugs: random
      .some(
        jobs.filter(({ slug, status }) => status === "published" && slug.startsWith("senior-")),
        12,
      )
      .map((job) => ({
        company_id: job.company_id,
        job_id: job.id,
        slug: `${job.slug.replace("senior-", "")}-${job.id}`,
      })),
    jobFeeds: makeFeeds(clock),
    jobListings,
    jobFeedRuns: makeFeedRuns(jobListings, clock),
    jobBookmarks: random
      .some(
        jobs.filter(({ status }) => status === "published"),
        6,
      )
      .map(({ id }) => ({ user_id: admin.id, job_id: id })),
    ...makeCvs(
      developers,
      new Set(
        applied.applications
          .filter(({ job_id }) => showcaseJobs.has(job_id))
          .map(({ developer_id }) => developer_id),
      ),
      clock.daysAgo,
    ),
    developerSkills: developerSkillRows(developers),
    developerLanguages: developers.flatMap(({ languages }) => languages),
    ...applied,
    ...work,
    auditEntries: makeAuditEntries({
      companyId: showcaseId,
      accounts: desk.accounts.filter(({ company_id }) => company_id === showcaseId),
      jobs: jobs.filter(({ id }) => showcaseJobs.has(id)),
      moves: applied.applicationMoves.filter(({ application_id }) =>
        showcaseApplications.has(application_id),
      ),
      notes: work.candidateNotes,
      accountManagerId: listStaff("account-manager")[0]?.id ?? admin.id,
      clock,
    }),
    ...makeStaffWork({
      applications: applied.applications,
      openJobIds: jobs.filter(({ status }) => status === "published").map(({ id }) => id),
      talentManagerId: talentManager.id,
      clock,
    }),
    ...makeDeveloperMessages({
      developers: developers.map(({ row }) => row),
      // What the message says about the job is true of it.
      openJobs: jobs.filter(
        ({ status, skill_ids: own = [] }) =>
          status === "published" &&
          ["Go", "PostgreSQL"].every((name) => own.includes(catalogue.skill(name))),
      ),
      talentManagerId: talentManager.id,
      clock,
    }),
    ...makeNotifications({
      developers: developers.map(({ row }) => row),
      talentManagerId: talentManager.id,
      clock,
    }),
    ...makeCandidateWork(companyRows, desk.users, catalogue.skill("Go"), clock),
    ...makeSaved(developers, jobs, catalogue, clock),
    ...makeMagazine(catalogue, clock),
    events,
    eventPartnerships,
    ...makePartnerships({
      showcase: showcase ?? { id: 0 },
      events,
      packages: eventPartnerships,
      past: congressBefore,
      speakers: watched.speakers.toSorted(
        (one, other) =>
          Number(other.company_id === showcaseId) - Number(one.company_id === showcaseId) ||
          one.id - other.id,
      ),
      clock,
    }),
    ...makeEventHomepage({
      event: congress,
      packages: eventPartnerships,
      companies: companyRows.filter(({ id, published }) => published && id !== showcaseId),
      // The demo company has the first two.
      firstId: 3,
      clock,
    }),
    ...makePushNotifications({
      event: congress,
      sessionId: 1,
      // The demo company's.
      partnerId: 1,
      editorId: listStaff("content-editor")[0]?.id ?? admin.id,
      clock,
    }),
    techStackPages: makeTechStackPages(catalogue),
    ...watched,
    ...live,
    ...makeSite({
      // The newest ones are listed below it anyway.
      video: watched.videos.find(({ featured }) => featured),
      liveEvent: live.liveEvents.find(({ status }) => status === LIVE_EVENT_STATUSES.REGISTRATION),
    }),
    categoryPageTexts: CATEGORY_PAGE_TEXTS,
  };
};
export type World = ReturnType<typeof makeWorld>;
