import type pg from "pg";
import { SECOND_MS } from "../../src/time.ts";

type Say = (line: string) => void;

type Definition = { relation: string; name: string; definition: string };

const listForeignKeys = (client: pg.ClientBase, tables: readonly string[]) =>
  client.query<Definition>(
    `select conrelid::regclass::text as relation, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
     order by relation, name`,
    [tables],
  );

// Indexes of keys and unique constraints stay: filled in order, they cost little.
const listLooseIndexes = (client: pg.ClientBase, tables: readonly string[]) =>
  client.query<Definition>(
    `select indrelid::regclass::text as relation, indexrelid::regclass::text as name,
       pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)
     order by relation, name`,
    [tables],
  );

/**
 * Fills empty tables in one transaction without foreign keys, triggers and indexes, then restores all
 * of these and checks the keys. If it fails, the tables are as before. First truncates `tables` and
 * every table that refers to them.
 */
export const fillBareTables = async (
  client: pg.ClientBase,
  tables: readonly string[],
  fill: () => Promise<void>,
  say: Say,
) => {
  await client.query("begin");
  try {
    await client.query("set local maintenance_work_mem = '512MB'");
    await client.query("set local work_mem = '256MB'");
    await client.query(`truncate ${tables.join(", ")} restart identity cascade`);
    const { rows: keys } = await listForeignKeys(client, tables);
    const { rows: indexes } = await listLooseIndexes(client, tables);
    for (const { relation, name } of keys)
      await client.query(`alter table ${relation} drop constraint ${name}`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);

    await fill();

    for (const { name, definition } of indexes) {
      const startedAt = performance.now();
      await client.query(definition);
      say(`  index ${name}: ${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s`);
    }
    const startedAt = performance.now();
    for (const { relation, name, definition } of keys)
      await client.query(`alter table ${relation} add constraint ${name} ${definition}`);
    say(
      `  ${keys.length} foreign keys checked: ${((performance.now() - startedAt) / SECOND_MS).toFixed(1)} s`,
    );
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
};
