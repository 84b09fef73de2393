import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, Storage } from '#server/db/database.ts'
import { auditEntries } from '#server/db/schema/audit.ts'
import { contentBlobs } from '#server/db/schema/content.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { packages } from '#server/db/schema/packages.ts'
import { totpSecrets } from '#server/db/schema/second-factor.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { totpPlace } from '#server/lib/secrets.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { everyRowOf, fillEveryTable } from '#server/testing/every-table.ts'
import { emptyFiles } from '#server/testing/files.ts'
import { asOwner, emptyStorage, emptyTables, openEmptied } from '#server/testing/storage.ts'
import { TEST_SECRETS } from '#server/testing/test-app.ts'
import { makeTenant } from '#server/testing/world.ts'
import { exportTenant } from './export.ts'
import { importTenant } from './import.ts'
import { markRemoved, removeTenant } from './remove.ts'
import { readTenantTables } from './tables.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

let here: Database
let files: Files
/** With a row in every table, and a file in every place. */
let moving: { id: string; name: string }
/** Likewise, and to be left alone. */
let staying: { id: string; name: string }

beforeEach(async () => {
  here = (await emptyStorage()).db
  files = await emptyFiles()
  moving = await wholeTenant('moving', true)
  staying = await wholeTenant('staying', false)
})

async function wholeTenant(name: string, isDefault: boolean): Promise<{ id: string; name: string }> {
  const hosts = [`${name}.test`]
  const { id } = await makeTenant(here, NOW, { name, hosts, isDefault })
  await fillEveryTable(here, id)
  const [app] = await here.select().from(totpSecrets).where(eq(totpSecrets.tenantId, id))
  const secret = TEST_SECRETS.seal('JBSWY3DPEHPK3PXP', totpPlace(id, app?.personId ?? ''))
  await here.update(totpSecrets).set({ secret }).where(eq(totpSecrets.tenantId, id))
  for (const path of await placesOf(id)) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `${name} ${path.slice(-12)}`)
  }
  const hash = createHash('sha256').update(name).digest('hex')
  await here.insert(contentBlobs).values({ tenantId: id, hash, bytes: name.length, seenAt: NOW })
  const arrived = await files.content.blobs.receive(Readable.from([Buffer.from(name)]), 1000)
  await files.content.blobs.keep(id, arrived)
  await files.content.blobs.drop(arrived)
  return { id, name }
}

/** Files of a tenant besides its blobs, as its rows name them. */
async function placesOf(tenantId: string, of: Files = files, db: Database = here): Promise<string[]> {
  const [upload] = await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.tenantId, tenantId))
  const [brought] = await db.select({ id: packages.id }).from(packages).where(eq(packages.tenantId, tenantId))
  const uploadId = upload?.id ?? ''
  return [
    of.folder.path(uploadId),
    of.folder.pathOfPicture(uploadId, 'small'),
    join(of.packages, brought?.id ?? '', 'imsmanifest.xml'),
    join(of.packages, brought?.id ?? '', 'very/deep', `${'long-'.repeat(30)}name.js`),
    join(of.content.art(tenantId), 'harbour.0123abcd.webp'),
    join(of.content.packages(tenantId), 'course.0123abcd', 'index.html'),
  ]
}

/** Empty databases on which tenants are brought; one a worker. */
let another: Promise<Storage> | null = null
async function elsewhere(): Promise<Database> {
  another ??= openEmptied('import')
  const { db } = await another
  await emptyTables(db)
  return db
}

afterAll(async () => {
  await (await another)?.close()
})

async function archiveOf(tenant: { id: string; name: string }): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await exportTenant({ db: here, files }, tenant, NOW))
    chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

/** As the archive has it. */
const bringTo = (archive: Buffer, parts: { db: Database; files: Files }) =>
  importTenant({ ...parts, secrets: TEST_SECRETS }, Readable.from([archive]), { name: null, now: NOW })

/** What a folder holds, below it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort()

const folderOf = (of: Files): string => dirname(of.packages)

describe('the tables of tenants', () => {
  it('are all filled by what these tests do: a new one is in an archive, and goes with its tenant [DESK-2]', async () => {
    const rows = await everyRowOf(here, moving.id)
    expect(Object.keys(rows).length).toBeGreaterThan(70)
    expect(Object.entries(rows).filter(([, of]) => of.length === 0)).toEqual([])
  })

  it('are all that have a column for it, and no other table is without an owner [DESK-2]', async () => {
    const listed = await here
      .select({ name: sql<string>`table_name` })
      .from(sql`information_schema.columns`)
      .where(sql`table_schema = 'public' and column_name = 'tenant_id'`)
    const names = (await readTenantTables(here)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['tenants', ...listed.map(({ name }) => name)].toSorted())
    await asOwner(here, (tx) => tx.execute(sql`create table strays (id int)`))
    try {
      await expect(readTenantTables(here)).rejects.toThrow('strays')
    } finally {
      await asOwner(here, (tx) => tx.execute(sql`drop table strays`))
    }
  })

  it('stand behind those that they refer to [DESK-2]', async () => {
    const names = (await readTenantTables(here)).map(({ name }) => name)
    const at = (name: string) => names.indexOf(name)
    expect(at('tenants')).toBe(0)
    expect(at('people')).toBeLessThan(at('attempts'))
    expect(at('attempts')).toBeLessThan(at('reviews'))
    expect(at('reviews')).toBeLessThan(at('notices'))
  })
})

describe('a tenant that moves', () => {
  it('has every row and every file on the other server, as they were [DESK-2]', async () => {
    const before = await everyRowOf(here, moving.id)
    const archive = await archiveOf(moving)
    const [db, otherFiles] = [await elsewhere(), await emptyFiles()]
    const made = await bringTo(archive, { db, files: otherFiles })
    expect(made).toEqual({ ...moving, hostsLeftOut: [], lost: { apps: 0, hasCaptcha: false } })
    const after = await everyRowOf(db, moving.id)
    // it answers for no unknown hosts there
    const [tenant = ''] = before['tenants'] ?? []
    const expected = { ...before, tenants: [tenant.replace('"is_default":true', '"is_default":false')] }
    expect(after).toEqual(expected)

    const [from, to] = [await placesOf(moving.id), await placesOf(moving.id, otherFiles, db)]
    for (const [at, path] of to.entries())
      expect(await readFile(path, 'utf8')).toBe(await readFile(from[at] ?? '', 'utf8'))
    const hash = createHash('sha256').update('moving').digest('hex')
    expect(await otherFiles.content.blobs.has(moving.id, hash)).toBe(true)
    // nothing but its own
    const own = filesIn(folderOf(files)).filter((path) => filesIn(folderOf(otherFiles)).includes(path))
    expect(filesIn(folderOf(otherFiles))).toEqual(own)
  })

  it('goes on counting where its numbers ended [DESK-2] [DESK-4]', async () => {
    await here.execute(sql`select setval(pg_get_serial_sequence('audit_entries', 'number'), 5000000)`)
    await here.insert(auditEntries).values(await likeTheFirst(here, moving.id))
    const db = await elsewhere()
    const archive = await archiveOf(moving)
    await bringTo(archive, { db, files: await emptyFiles() })
    const [made] = await db
      .insert(auditEntries)
      .values(await likeTheFirst(db, moving.id))
      .returning({ number: auditEntries.number })
    expect(made?.number).toBeGreaterThan(5_000_001)
  })

  async function likeTheFirst(db: Database, tenantId: string) {
    const [first] = await db.select().from(auditEntries).where(eq(auditEntries.tenantId, tenantId)).limit(1)
    if (!first) throw new Error('there is no entry')
    const { number: _, ...rest } = first
    return { ...rest, id: randomUUID() }
  }

  it('is suspended there where it was here [DESK-2]', async () => {
    await here.update(tenants).set({ suspendedAt: NOW }).where(eq(tenants.id, moving.id))
    const db = await elsewhere()
    await importTenant(
      { db, files: await emptyFiles(), secrets: TEST_SECRETS },
      Readable.from([await archiveOf(moving)]),
      {
        name: 'other-name',
        now: new Date('2026-11-24T10:00:00Z'),
      },
    )
    const [row] = await db.select().from(tenants)
    expect([row?.suspendedAt, row?.name]).toEqual([NOW, 'other-name'])
  })

  it('leaves host names to whoever has them there [DESK-2]', async () => {
    const db = await elsewhere()
    await makeTenant(db, NOW, { hosts: ['moving.test'] })
    const { hostsLeftOut } = await bringTo(await archiveOf(moving), { db, files: await emptyFiles() })
    expect(hostsLeftOut).toEqual(['moving.test'])
    const rows = await everyRowOf(db, moving.id)
    expect(rows['tenant_hosts']).toHaveLength(1)
  })

  it('is not brought where a row of another tenant has the id of one of its files, which stay that one’s [DESK-2]', async () => {
    const [db, otherFiles] = [await elsewhere(), await emptyFiles()]
    const bring = async (tenant: typeof moving) =>
      importTenant(
        { db, files: otherFiles, secrets: TEST_SECRETS },
        Readable.from([await archiveOf(tenant)]),
        {
          name: null,
          now: NOW,
        },
      )
    await bring(staying)
    const [upload] = await here
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.tenantId, moving.id))
    await db
      .update(uploads)
      .set({ id: upload?.id ?? '' })
      .where(eq(uploads.tenantId, staying.id))
    const before = filesIn(folderOf(otherFiles))
    await expect(bring(moving)).rejects.toMatchObject({ code: 'wrong-archive' })
    expect(filesIn(folderOf(otherFiles))).toEqual(before)
    expect(await db.$count(tenants, eq(tenants.id, moving.id))).toBe(0)
  })

  it('is not brought where it is already, nor under a name that is taken [DESK-2]', async () => {
    const archive = await archiveOf(moving)
    const again = importTenant({ db: here, files, secrets: TEST_SECRETS }, Readable.from([archive]), {
      name: null,
      now: NOW,
    })
    await expect(again).rejects.toMatchObject({ code: 'already-here' })
    const db = await elsewhere()
    await makeTenant(db, NOW, { name: 'moving', hosts: ['elsewhere.test'] })
    const taken = bringTo(archive, { db, files: await emptyFiles() })
    await expect(taken).rejects.toMatchObject({ code: 'name-taken' })
  })

  it.each([
    ['is cut off in its rows', (bytes: Buffer) => bytes.subarray(0, 4000)],
    ['is cut off in its files', (bytes: Buffer) => bytes.subarray(0, bytes.length - 60)],
    ['is none', () => Buffer.from('no archive at all')],
  ])('leaves nothing where the archive %s [DESK-2]', async (_, spoil) => {
    const archive = spoil(await archiveOf(moving))
    const [db, otherFiles] = [await elsewhere(), await emptyFiles()]
    const brought = bringTo(archive, { db, files: otherFiles })
    await expect(brought).rejects.toMatchObject({ code: 'wrong-archive' })
    expect(await db.select().from(tenants)).toEqual([])
    expect(filesIn(folderOf(otherFiles))).toEqual([])
  })
})

describe('a tenant that is deleted', () => {
  it('leaves no row in any table and no file in any folder, and all others as they were [DESK-2]', async () => {
    const before = await everyRowOf(here, staying.id)
    const own = filesIn(folderOf(files)).length
    await markRemoved(here, moving.id, NOW)
    await removeTenant({ db: here, files }, moving.id)
    const left = Object.entries(await everyRowOf(here, moving.id)).filter(([, rows]) => rows.length > 0)
    expect(left).toEqual([])
    expect(await everyRowOf(here, staying.id)).toEqual(before)
    // half of the files were its own
    expect(filesIn(folderOf(files))).toHaveLength(own / 2)
    for (const path of await placesOf(staying.id)) expect(existsSync(path)).toBe(true)
    expect(existsSync(files.content.built(moving.id))).toBe(false)
  })

  it('lets nothing else delete from what is append-only [DESK-2] [DESK-4]', async () => {
    for (const table of [auditEntries, ledgerEntries])
      await expect(here.delete(table).where(eq(table.tenantId, moving.id))).rejects.toThrow()
  })
})
