type Row = Record<string, unknown>;
type Change = { before?: unknown; after?: unknown };

/** The changed fields of a record; personal data is kept separately. */
export type Changes = { changes: Record<string, Change>; personal: Record<string, Change> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the fields that differ between two states of a record, with both values; for a new or deleted
 * record, every non-empty field. Pure. Source: docs/product/audit.md.
 */
export const findChanges = (
  before: Row | undefined,
  after: Row | undefined,
  personal: ReadonlySet<string>,
): Changes => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: Changes = { changes: {}, personal: {} };
  for (const name of names) {
    const [old, now] = [before?.[name] ?? null, after?.[name] ?? null];
    if (isSame(old, now)) continue;
    const change = { ...(before && { before: old }), ...(after && { after: now }) };
    changes[personal.has(name) ? "personal" : "changes"][name] = change;
  }
  return changes;
};
