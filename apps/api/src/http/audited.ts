import { companyParam, type Endpoint } from "@devguild/contract/endpoint";

import { type Db, transaction } from "../db/db.ts";
import { recordAudit } from "../modules/audit/audit.commands.ts";
import { findChanges } from "../modules/audit/changes.policy.ts";
import { callOnce } from "../modules/idempotency-keys/idempotency-keys.commands.ts";
import type { AuditNote, Snapshots } from "./audit-note.ts";
import type { Viewer } from "./viewer.ts";

type Row = Record<string, unknown>;
type Input = {
  params: Record<string, unknown>;
  body: unknown;
  viewer: Pick<Viewer, "userId" | "account" | "companyId">;
  /** Names the request: a repeat is answered like the first. */
  idempotencyKey?: string | undefined;
};

const valueAt = (root: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null ? (value as Row)[name] : undefined,
      root,
    );

const idIn = (paths: string | readonly string[], root: object): number | undefined =>
  [paths]
    .flat()
    .map((path) => valueAt(root, path))
    .find((value) => typeof value === "number");

/** Finds the company a call is about: the one in its path, the viewer's own, or the record's. */
const findCompany = ({ path }: Endpoint, { params, viewer }: Input, row: Row | undefined) => {
  const named = params[companyParam(path) ?? ""];
  const candidates = [named, viewer.companyId, row?.["company_id"]];
  return candidates.find((id): id is number => typeof id === "number");
};

/**
 * Runs an audited call in one transaction: read the record, make the call, read the record again, write
 * the audit entry. If the call throws, neither the change nor the entry is committed.
 * Source: docs/product/audit.md.
 */
export const runAudited = (
  db: Db,
  endpoint: Endpoint,
  snapshots: Snapshots,
  input: Input,
  handle: (tx: Db, note: AuditNote) => unknown,
): Promise<unknown> => {
  const { audit } = endpoint;
  if (!audit || "none" in audit) throw new Error(`${endpoint.path} is not audited.`);
  const snapshot = snapshots[audit.subject];
  if (!snapshot) throw new Error(`No snapshot is defined for ${audit.subject}.`);
  const { params, body, viewer, idempotencyKey } = input;
  const change = async (tx: Db) => {
    const idBefore = idIn(audit.id, input);
    const before = idBefore === undefined ? undefined : await snapshot.read(tx, idBefore);
    let { action } = audit;
    const details: Record<string, unknown> = {};
    const response = await handle(tx, {
      actsAs: (name) => (action = name),
      add: (more) => Object.assign(details, more),
    });
    const id = idBefore ?? idIn(audit.id, { answer: response });
    if (id === undefined) throw new Error(`${endpoint.path} doesn’t say which record it changed.`);
    const after = await snapshot.read(tx, id);
    await recordAudit(tx, input.viewer, {
      action,
      subject: audit.subject,
      subjectId: id,
      companyId: findCompany(endpoint, input, after ?? before),
      details: { ...findChanges(before, after, snapshot.personal), ...details },
    });
    return response;
  };
  if (idempotencyKey === undefined) return transaction(db, change);
  const sent = [endpoint.method, endpoint.path, viewer.account, params, body];
  const keyed = { userId: viewer.userId, key: idempotencyKey, sent };
  return transaction(db, (tx) => callOnce(tx, keyed, () => change(tx)));
};
