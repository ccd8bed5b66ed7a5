type Row = Record<string, unknown>;
type Change = { before?: unknown; after?: unknown };

/** What changed of a record, field by field; what says things of a person is apart. */
export type Changes = { changes: Record<string, Change>; personal: Record<string, Change> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ between two states of a record, with both values; of a record that is new or
 * gone every field that says something. Pure. Source: docs/product/audit.md.
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
