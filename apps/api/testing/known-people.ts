import { contract } from "@devguild/contract/contract";
import { eq } from "drizzle-orm";

import { applications } from "../src/modules/applications/applications.tables.ts";
import { developers } from "../src/modules/developers/developers.tables.ts";
import { buildPictureUrl } from "../src/modules/developers/stored-files.policy.ts";
import { flushEvents } from "../src/modules/tracking/tracking.commands.ts";
import { users } from "../src/modules/users/users.tables.ts";
import type { FileStore } from "../src/ports/files/files.port.ts";
import { hashPassword } from "../src/secrets/password-hash.ts";
import { softwareAuthenticator } from "./authenticator.ts";
import type { Given } from "./given.ts";
import type { TestApi } from "./test-api.ts";

const PASSWORD = "seven-lanterns-north";

/** The content of a known person's files. */
export const CV = "%PDF-1.7 the CV";

export const PICTURE = "the picture";

/** Creates people with data in as many places as possible, mostly through their own calls. */
export const knownPeopleOn = (api: TestApi, given: Given, files: FileStore) => {
  /** Creates a developer with every kind of data that can be stored about one. */
  const knownPerson = async () => {
    const person = await given.developer({
      skills: { go: 5 },
      languages: { german: 4 },
      user: { password_hash: await hashPassword(PASSWORD), phone_number: "+4911122233344" },
    });
    const name = `${person.userId}-00000000-0000-0000-0000-000000000000`;
    await files.save("cvs", `${name}.pdf`, Buffer.from(CV));
    await files.save("avatars", `${name}.png`, Buffer.from(PICTURE));
    await api.db
      .update(users)
      .set({ image_url: buildPictureUrl(`${name}.png`) })
      .where(eq(users.id, person.userId));
    await api.db
      .update(developers)
      .set({
        cv_key: `${name}.pdf`,
        about_me: "I build bridges.",
        residence_name: "Bridgeton",
        interest_ids: [1],
      })
      .where(eq(developers.id, person.developerId));
    await api.call(
      contract.profile.saveNotifications,
      { body: { job_recommendations_subscribed: true } },
      person,
    );
    await given.loginConnection(person.userId);
    const phone = await given.phone(person.userId);
    const app = await given.totp(person.userId);
    const device = softwareAuthenticator();
    const change = { action: "second-factors.change" as const, subject_id: person.userId };
    const challenge = (await api.call(contract.mfa.challenge, { body: change }, person)).body.data;
    const proof = {
      challenge_id: challenge.challenge_id,
      method: "totp" as const,
      code: await app.code(),
    };
    const verified = (await api.call(contract.mfa.verify, { body: proof }, person)).body.data;
    const { mfa_token } = verified;
    const setup = (await api.call(contract.mfa.beginPasskey, { body: { mfa_token } }, person)).body
      .data;
    const credential = device.create(setup.options);
    await api.call(
      contract.mfa.addPasskey,
      { body: { challenge_id: setup.challenge_id, credential, name: "My key" } },
      person,
    );
    const codes = await api.call(
      contract.mfa.renewRecoveryCodes,
      { body: { method: "totp", code: await app.code() } },
      person,
    );
    await api.call(contract.passwords.forgot, { body: { email: person.email } });
    await api.queue.drain();
    await api.call(
      contract.tracking.record,
      { body: { event_type: "job.card-view", event_data: { job_id: 4711 } } },
      person,
    );
    await flushEvents(api.db);
    return { ...person, phone, app, codes: codes.body.data.recovery_codes };
  };

  /** Makes a developer a candidate of a recruiter who messaged them and changed their status. */
  const hired = async (person: { developerId: number; token: string }) => {
    const company = await given.company({ name: "Bridges Ltd" });
    const recruiter = await given.companyUser(company.id);
    const job = await given.openJob({ company, title: "Bridge engineer" });
    const application = await given.application(person.developerId, job.id);
    await api.db
      .update(applications)
      .set({ cover_letter: "Dear bridges" })
      .where(eq(applications.id, application.id));
    const candidate = { companyId: company.id, jobId: job.id, candidateId: application.id };
    await api.call(
      contract.candidates.message,
      { params: candidate, body: { message: "Come over.", contact_email: "jobs@bridges.example" } },
      recruiter,
    );
    await api.call(
      contract.candidates.move,
      { params: candidate, body: { status: 3, reason: "A good letter.", notify: true } },
      recruiter,
    );
    await given.savedJob(person.developerId, job.id);
    await api.call(contract.visibility.hide, { params: { id: company.id } }, person);
    await given.savedSearch({ developerId: person.developerId }, {}, { name: "My bridges" });
    return { company, recruiter, job };
  };

  return { knownPerson, hired };
};
