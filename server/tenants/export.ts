import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import { packages } from '#server/db/schema/packages.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { tarOf, type TarredFile } from '#server/lib/tar.ts'
import { FOLDERS, FORMAT, MANIFEST, type Manifest } from './archive.ts'
import { readMigration } from './migration.ts'
import { readTenantTables, rowsOf, type TenantTable } from './tables.ts'

/** Of folders that an export writes to. */
const PREFIX = 'waymark-export-'

/** A part of a table holds so many rows at most, */
const PART_ROWS = 200
/** and ends behind the row with which it has so many letters. */
const PART_LENGTH = 4 * 1024 * 1024

interface ExportParts {
  db: Database
  files: Files
}

/**
 * All of a tenant in one archive, tar and gzip: every row of every table as of one moment, and every file. The rows are written to a
 * folder for the meantime, so that nobody who takes the archive slowly holds up the database.
 * @returns the archive; when it is closed, read or not, the folder goes
 */
export async function exportTenant(
  { db, files }: ExportParts,
  tenant: Manifest['tenant'],
  now: Date,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const rows = await writeRows(db, tenant.id, folder)
    const migration = await readMigration(db)
    const manifest: Manifest = { format: FORMAT, migration, exportedAt: now.toISOString(), tenant, rows }
    const archive = Readable.from(packed(tarOf(filesOf(manifest, folder, { db, files }))))
    // also where nobody ever reads it
    archive.once('close', () => void rm(folder, { recursive: true, force: true }))
    return archive
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function* packed(tar: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  const gzip = createGzip({ level: 6 })
  // what breaks in the archive breaks the stream, and with it the loop below
  pipeline(tar, gzip, () => undefined)
  for await (const chunk of gzip) if (Buffer.isBuffer(chunk)) yield chunk
}

/** What a process that died has left. */
export async function sweepExports(before: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < before.getTime()) await rm(folder, { recursive: true, force: true })
  }
}

/** @returns how many rows of each table there are */
async function writeRows(db: Database, tenantId: string, folder: string): Promise<Record<string, number>> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const counts: Record<string, number> = {}
    for (const table of await readTenantTables(tx)) {
      const own = join(folder, table.name)
      // what an earlier try has written
      await rm(own, { recursive: true, force: true })
      await mkdir(own)
      counts[table.name] = await writeTable(tx, table, tenantId, own)
    }
    return counts
  }, snapshot)
}

async function writeTable(
  tx: Database,
  { name, owner }: TenantTable,
  tenantId: string,
  folder: string,
): Promise<number> {
  const [table, column] = [sql.identifier(name), sql.identifier(owner)]
  // a cursor takes no parameters of the protocol; an id is nothing but hexadecimal digits
  const id = sql.raw(`'${tenantId.replaceAll(/[^\da-f-]/g, '')}'`)
  await tx.execute(
    sql`declare tenant_rows no scroll cursor for
      select row_to_json(own)::text as line from ${table} own where ${column} = ${id}`,
  )
  let count = 0
  let parts = 0
  let lines: string[] = []
  const close = async () => {
    if (lines.length === 0) return
    parts += 1
    await writeFile(join(folder, `${String(parts).padStart(7, '0')}.jsonl`), `${lines.join('\n')}\n`, {
      mode: 0o600,
    })
    lines = []
  }
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${PART_ROWS} from tenant_rows`))
    if (rows.length === 0) break
    let length = 0
    for (const { line } of rows) {
      const text = String(line)
      lines.push(text)
      length += text.length
      if (length < PART_LENGTH) continue
      await close()
      length = 0
    }
    await close()
    count += rows.length
  }
  await tx.execute(sql`close tenant_rows`)
  return count
}

async function* filesOf(
  manifest: Manifest,
  folder: string,
  { db, files }: ExportParts,
): AsyncGenerator<TarredFile, void> {
  const { id } = manifest.tenant
  const head = Buffer.from(JSON.stringify(manifest, null, 2))
  yield { name: MANIFEST, bytes: head.length, content: [head] }
  // in the order in which they can be brought back
  for (const table of Object.keys(manifest.rows))
    yield* filesBelow(join(folder, table), `${FOLDERS.tables}${table}/`)
  yield* uploadedFiles(db, files, id)
  for (const one of await db.select({ id: packages.id }).from(packages).where(eq(packages.tenantId, id)))
    yield* filesBelow(join(files.packages, one.id), `${FOLDERS.packages}${one.id}/`)
  yield* blobFiles(db, files, id)
  yield* filesBelow(files.content.built(id), FOLDERS.built)
}

async function* uploadedFiles(
  db: Database,
  { folder }: Files,
  tenantId: string,
): AsyncGenerator<TarredFile, void> {
  const rows = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.tenantId, tenantId))
  for (const { id } of rows) {
    yield* fileAt(folder.path(id), `${FOLDERS.uploads}${id}`)
    for (const size of ['large', 'small'] as const)
      yield* fileAt(folder.pathOfPicture(id, size), `${FOLDERS.uploads}${id}.${size}.jpg`)
  }
}

async function* blobFiles(
  db: Database,
  { content }: Files,
  tenantId: string,
): AsyncGenerator<TarredFile, void> {
  const rows = await db
    .select({ hash: contentBlobs.hash, bytes: contentBlobs.bytes })
    .from(contentBlobs)
    .where(and(eq(contentBlobs.tenantId, tenantId)))
  for (const { hash, bytes } of rows) {
    if (!(await content.blobs.has(tenantId, hash))) continue
    yield { name: FOLDERS.blobs + hash, bytes, content: content.blobs.read(tenantId, hash) }
  }
}

async function* filesBelow(folder: string, name: string): AsyncGenerator<TarredFile, void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path, `${name}${entry.name}/`)
    else if (entry.isFile()) yield* fileAt(path, name + entry.name)
  }
}

/** Nothing where there is no such file. */
async function* fileAt(path: string, name: string): AsyncGenerator<TarredFile, void> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return
  // what grows meanwhile is taken as long as it was
  const content = found.size === 0 ? [] : createReadStream(path, { end: found.size - 1 })
  yield { name, bytes: found.size, content }
}
