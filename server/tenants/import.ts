import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { tenantHosts, tenants } from '#server/db/schema/tenants.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import type { Secrets } from '#server/lib/secrets.ts'
import { adoptSecrets, type LostSecrets } from '#server/lib/stored-secrets.ts'
import { BrokenTar, readTar, type ReadTarredFile } from '#server/lib/tar.ts'
import { FOLDERS, MANIFEST, Manifest } from './archive.ts'
import { bringFiles, mustHaveOwnFiles, ownIds, type Entries } from './import-files.ts'
import { readMigration } from './migration.ts'
import { TenantRefusal } from './refusal.ts'
import { markRemoved, removeTenant } from './remove.ts'
import { markMoved, readTenantTables, rowsOf, type TenantTable } from './tables.ts'

interface ImportParts {
  db: Database
  files: Files
  /** This server's; what they cannot open stays out. */
  secrets: Secrets
}

interface BroughtTenant {
  id: string
  name: string
  hostsLeftOut: readonly string[]
  /** What another server's key has sealed. */
  lost: LostSecrets
}

interface ImportOptions {
  /** Its name here; null: the one that it had. */
  name: string | null
  now: Date
}

/**
 * Brings a tenant from an archive, with the ids that it had: all of it, or nothing. It is suspended until its files lie here too, and
 * then what it was. It is nobody's default, and host names that are another tenant's here stay that tenant's.
 * @param archive as `exportTenant` makes it
 * @throws TenantRefusal where the tenant or its name is here already, or the archive is not one, or is of another version
 */
export async function importTenant(
  parts: ImportParts,
  archive: AsyncIterable<unknown>,
  { name, now }: ImportOptions,
): Promise<BroughtTenant> {
  const { db, files, secrets } = parts
  const entries = entriesOf(archive)
  try {
    const manifest = await readManifest(entries)
    const { tenant } = manifest
    const called = name ?? tenant.name
    await mustBeFree(db, tenant.id, called)
    const first = await bringRows(db, entries, manifest, { name: called, now, secrets })
    try {
      await bringFiles(first.next, entries, { tenantId: tenant.id, own: await ownIds(db, tenant.id) }, files)
      await db.update(tenants).set({ suspendedAt: first.suspendedAt }).where(eq(tenants.id, tenant.id))
    } catch (error) {
      await markRemoved(db, tenant.id, now)
      await removeTenant(parts, tenant.id)
      throw error
    }
    return { id: tenant.id, name: called, hostsLeftOut: first.hostsLeftOut, lost: first.lost }
  } catch (error) {
    throw error instanceof BrokenTar || isOfZlib(error)
      ? new TenantRefusal('wrong-archive', `This is no whole archive of a tenant: ${error.message}.`)
      : error
  } finally {
    await entries.return(undefined)
  }
}

function entriesOf(archive: AsyncIterable<unknown>): Entries {
  const gunzip = createGunzip()
  const source = Readable.from(archive)
  source.on('error', (error) => gunzip.destroy(error))
  return readTar(source.pipe(gunzip))
}

function isOfZlib(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
}

async function readManifest(entries: Entries): Promise<Manifest> {
  const { value: first } = await entries.next()
  if (!first || first.name !== MANIFEST) throw new BrokenTar(`it does not begin with ${MANIFEST}`)
  const parsed = z.safeParse(Manifest, jsonIn((await wholeOf(first)).toString()))
  if (!parsed.success) throw new BrokenTar(`its ${MANIFEST} is of no kind that is known here`)
  return parsed.data
}

/** Null for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function mustBeFree(db: Database, id: string, name: string): Promise<void> {
  const [known] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, id))
  if (known) throw new TenantRefusal('already-here', `This tenant is here already, as ${known.name}.`)
  const [other] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.name, name))
  if (other)
    throw new TenantRefusal('name-taken', `Another tenant is called ${name} here; give it another name.`)
}

/** Rows fit the tables of one version. @param here the last migration of this database. @throws TenantRefusal other-version */
function mustFit({ migration }: Manifest, here: string): void {
  if (migration === here) return
  const isOlder = Number(migration) < Number(here)
  throw new TenantRefusal(
    'other-version',
    isOlder
      ? 'The archive is from an older version of Waymark than this server: update the server that it came from to the same version, export the tenant there again, and import that archive.'
      : 'The archive is from a newer version of Waymark than this server: update this server to the same version, then import the archive.',
  )
}

interface BroughtRows {
  suspendedAt: Date | null
  hostsLeftOut: readonly string[]
  lost: LostSecrets
  /** The first entry that is no row; null: there is none. */
  next: ReadTarredFile | null
}

/** In one transaction: a tenant of which a row is missing is never there. */
async function bringRows(
  db: Database,
  entries: Entries,
  manifest: Manifest,
  { name, now, secrets }: { name: string; now: Date; secrets: Secrets },
): Promise<BroughtRows> {
  const { id } = manifest.tenant
  mustFit(manifest, await readMigration(db))
  return db.transaction(async (tx) => {
    await markMoved(tx, id)
    const tables = new Map((await readTenantTables(tx)).map((table) => [table.name, table]))
    const counts = new Map<string, number>()
    let next: ReadTarredFile | null = null
    let suspendedAt: string | null = null
    let hostsLeftOut: readonly string[] = []
    for (;;) {
      const { value: entry } = await entries.next()
      if (!entry?.name.startsWith(FOLDERS.tables)) {
        next = entry ?? null
        break
      }
      const table = tables.get(entry.name.slice(FOLDERS.tables.length).split('/')[0] ?? '')
      if (!table) throw new BrokenTar(`${entry.name} is of no table`)
      const lines = (await wholeOf(entry)).toString().split('\n').filter(Boolean)
      const skipped = table.name === 'tenant_hosts' ? await hostsOfOthers(tx, lines) : []
      const isTenant = table.name === 'tenants'
      if (isTenant) suspendedAt = z.parse(TenantLine, JSON.parse(lines[0] ?? 'null')).suspended_at
      // it is nobody's default here, and nobody is let in before its files have come
      const here = { name, is_default: false, suspended_at: now.toISOString(), removed_at: null }
      const brought = await insertRows(tx, table, id, { lines, skipped, over: isTenant ? here : {} })
      counts.set(table.name, (counts.get(table.name) ?? 0) + brought + skipped.length)
      hostsLeftOut = [...hostsLeftOut, ...skipped]
    }
    for (const [table, count] of Object.entries(manifest.rows))
      if ((counts.get(table) ?? 0) !== count) throw new BrokenTar(`rows of ${table} are missing`)
    await mustHaveOwnFiles(tx, id)
    await moveSequences(tx, [...tables.keys()])
    const lost = await adoptSecrets(tx, id, secrets)
    return { suspendedAt: suspendedAt === null ? null : new Date(suspendedAt), hostsLeftOut, lost, next }
  })
}

const HostRow = z.object({ host: z.string() })
/** As PostgreSQL writes it. */
const TenantLine = z.object({ suspended_at: z.nullable(z.string()) })

/** Of these host names those that another tenant has here. */
async function hostsOfOthers(tx: Database, lines: readonly string[]): Promise<string[]> {
  const hosts = lines.map((line) => z.parse(HostRow, JSON.parse(line)).host)
  const taken = await tx
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(inArray(tenantHosts.host, hosts))
  return taken.map(({ host }) => host)
}

interface GivenRows {
  /** Each a row as JSON: as text, so that no number passes through JavaScript. */
  lines: readonly string[]
  /** Host names whose rows stay out. */
  skipped: readonly string[]
  /** Values that each row has instead of its own, by column. */
  over: Readonly<Record<string, unknown>>
}

/** @returns how many there are now. @throws BrokenTar for rows of another tenant */
async function insertRows(
  tx: Database,
  { name, owner }: TenantTable,
  tenantId: string,
  { lines, skipped, over }: GivenRows,
): Promise<number> {
  const [table, column] = [sql.identifier(name), sql.identifier(owner)]
  const isWanted =
    skipped.length === 0
      ? sql`true`
      : sql`not (line ->> 'host' in (select jsonb_array_elements_text(${JSON.stringify(skipped)}::jsonb)))`
  const given =
    Object.keys(over).length === 0 ? sql`line` : sql`(line::jsonb || ${JSON.stringify(over)}::jsonb)::json`
  const rows = await rowsOf(
    tx,
    sql`with made as (
      insert into ${table}
      select own.* from json_array_elements(${`[${lines.join(',')}]`}::json) line,
        json_populate_record(null::${table}, ${given}) own
      where own.${column} = ${tenantId}::uuid and ${isWanted}
      returning 1
    ) select count(*)::int as count from made`,
  )
  const count = Number(rows[0]?.['count'])
  if (count !== lines.length - skipped.length) throw new BrokenTar(`rows of ${name} are of another tenant`)
  return count
}

/** What is numbered over all tenants goes on behind the numbers that came. */
async function moveSequences(tx: Database, tables: readonly string[]): Promise<void> {
  const owned = await tx
    .select({
      table: sql<string>`relation.relname`,
      column: sql<string>`held.attname`,
      sequence: sql<string>`sequence.oid::regclass::text`,
    })
    .from(
      sql`pg_depend bond
        join pg_class sequence on sequence.oid = bond.objid and sequence.relkind = 'S'
        join pg_class relation on relation.oid = bond.refobjid
        join pg_attribute held on held.attrelid = bond.refobjid and held.attnum = bond.refobjsubid`,
    )
    .where(sql`bond.deptype in ('a', 'i') and relation.relnamespace = 'public'::regnamespace`)
  for (const { table, column, sequence } of owned) {
    if (!tables.includes(table)) continue
    const [from, last] = [sql.identifier(table), sql.identifier(column)]
    await tx.execute(
      sql`select setval(${sequence}::regclass, greatest(
        (select coalesce(max(${last}), 0) from ${from}), nextval(${sequence}::regclass)))`,
    )
  }
}

async function wholeOf({ content }: ReadTarredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
