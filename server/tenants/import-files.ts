import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { BrokenTar, type ReadTarredFile } from '#server/lib/tar.ts'
import { FOLDERS } from './archive.ts'

/** What comes out of an archive, one after the other. */
export type Entries = AsyncGenerator<ReadTarredFile, void>

/** Files lie by the id of their row, whoever's it is. @throws BrokenTar where a row of another tenant has one of these ids */
export async function mustHaveOwnFiles(tx: Database, tenantId: string): Promise<void> {
  for (const table of [uploads, packages]) {
    const others = alias(table, 'others')
    const [taken] = await tx
      .select({ id: table.id })
      .from(table)
      .innerJoin(others, and(eq(others.id, table.id), ne(others.tenantId, table.tenantId)))
      .where(eq(table.tenantId, tenantId))
      .limit(1)
    if (taken) throw new BrokenTar(`${taken.id} is here already`)
  }
}

export async function bringFiles(
  first: ReadTarredFile | null,
  entries: Entries,
  owner: FileOwner,
  files: Files,
): Promise<void> {
  for (let entry = first; entry; entry = (await entries.next()).value ?? null)
    await bringFile(entry, owner, files)
}

interface FileOwner {
  tenantId: string
  /** Of its uploads and packages. */
  own: ReadonlySet<string>
}

export async function ownIds(db: Database, tenantId: string): Promise<Set<string>> {
  const rows = [
    ...(await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.tenantId, tenantId))),
    ...(await db.select({ id: packages.id }).from(packages).where(eq(packages.tenantId, tenantId))),
  ]
  return new Set(rows.map(({ id }) => id))
}

const UPLOAD = /^[\da-f-]{36}(\.(large|small)\.jpg)?$/
const IN_PACKAGE = /^[\da-f-]{36}\/.+$/
const BLOB = /^[\da-f]{64}$/

/** @throws BrokenTar for what would lie anywhere but in its folder */
async function bringFile(entry: ReadTarredFile, { tenantId, own }: FileOwner, files: Files): Promise<void> {
  const { name, content } = entry
  const [folder = ''] = Object.values(FOLDERS).filter((one) => name.startsWith(one))
  const rest = name.slice(folder.length)
  const isInside = rest.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isInside || /[\\\0]/.test(rest)) throw new BrokenTar(`${name} is no place for a file`)
  if (folder === FOLDERS.blobs && BLOB.test(rest)) {
    const { blobs } = files.content
    const arrived = await blobs.receive(content, Infinity)
    try {
      if (arrived.hash !== rest) throw new BrokenTar(`${name} holds something else`)
      await blobs.keep(tenantId, arrived)
    } finally {
      await blobs.drop(arrived)
    }
    return
  }
  if (folder !== FOLDERS.built && !own.has(rest.slice(0, 36))) refuse(name)
  await write(placeOf(folder, rest, tenantId, files) ?? refuse(name), content)
}

function refuse(name: string): never {
  throw new BrokenTar(`${name} is no place for a file`)
}

/** Absolute; null where nothing may lie. */
function placeOf(folder: string, rest: string, tenantId: string, files: Files): string | null {
  if (folder === FOLDERS.built) return join(files.content.built(tenantId), rest)
  if (folder === FOLDERS.packages && IN_PACKAGE.test(rest)) return join(files.packages, rest)
  if (folder !== FOLDERS.uploads || !UPLOAD.test(rest)) return null
  const id = rest.slice(0, 36)
  if (rest.endsWith('.large.jpg')) return files.folder.pathOfPicture(id, 'large')
  return rest.endsWith('.small.jpg') ? files.folder.pathOfPicture(id, 'small') : files.folder.path(id)
}

async function write(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
}
