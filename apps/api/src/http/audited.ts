import { companyParam, type Endpoint } from "@devguild/contract/endpoint";

import { type Db, transaction } from "../db/db.ts";
import { recordAudit } from "../modules/audit/audit.commands.ts";
import { findChanges } from "../modules/audit/changes.policy.ts";
import type { AuditNote, Snapshots } from "./audit-note.ts";
import type { Viewer } from "./viewer.ts";

type Row = Record<string, unknown>;
type Input = { params: Record<string, unknown>; body: unknown; viewer: Viewer };

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

/** The company that a call is about: the one that its path names, the viewer's own, or the record's. */
const companyOf = ({ path }: Endpoint, { params, viewer }: Input, row: Row | undefined) => {
  const named = params[companyParam(path) ?? ""];
  const candidates = [named, viewer.companyId, row?.["company_id"]];
  return candidates.find((id): id is number => typeof id === "number");
};

/**
 * Runs a call that the contract audits: in one transaction the record before, the call itself, the
 * record after, and the entry. Whatever the call throws leaves neither a change nor an entry.
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
  if (!snapshot) throw new Error(`Nobody says how to read a ${audit.subject}.`);
  return transaction(db, async (tx) => {
    const idBefore = idIn(audit.id, input);
    const before = idBefore === undefined ? undefined : await snapshot.read(tx, idBefore);
    let action: string = audit.action;
    const details: Record<string, unknown> = {};
    const answer = await handle(tx, {
      actsAs: (name) => (action = name),
      add: (more) => Object.assign(details, more),
    });
    const id = idBefore ?? idIn(audit.id, { answer });
    if (id === undefined) throw new Error(`${endpoint.path} does not say what it changed.`);
    const after = await snapshot.read(tx, id);
    await recordAudit(tx, input.viewer, {
      action,
      subject: audit.subject,
      subjectId: id,
      companyId: companyOf(endpoint, input, after ?? before),
      details: { ...findChanges(before, after, snapshot.personal), ...details },
    });
    return answer;
  });
};
