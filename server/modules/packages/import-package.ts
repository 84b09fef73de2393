import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished, Transform, type Readable } from 'node:stream'
import { LARGEST_PACKAGE } from '#shared/domain/package-refusals.ts'
import type { ImportedPackage } from '#shared/contract/packages.ts'
import { packages } from '#server/db/schema/packages.ts'
import { refuseWhenFull } from '#server/http/must-wait.ts'
import { Problem } from '#server/http/problem.ts'
import { readPackageApart } from '#server/intake/packages/read-apart.ts'
import { PackageRefusal } from '#server/intake/packages/refusals.ts'
import type { ReadPackage } from '#server/intake/packages/read-package.ts'
import { Stalled } from '#server/lib/files/folder.ts'
import { changeTotal } from '#server/lib/files/total.ts'
import { tenantRoom } from '#server/lib/quotas.ts'
import { makeQueue } from '#server/lib/queue.ts'
import { show } from './read-packages.ts'
import type { MakerVisit } from './visit.ts'

/** A thread takes up to 64 MB: one at a time. */
const enqueue = makeQueue({ atOnce: 1, waiting: 4 })
/** Of what is told of a package. */
const MOST_MISSING = 50

interface Arriving {
  /** As the designer's device calls it. */
  fileName: string
  bytes: Readable
}

/**
 * Takes a package, judges and unpacks it; players see nothing of it before it has a place. Of what is refused nothing is kept.
 * @throws Problem 408, 413, 422, 429 or 503, as `PACKAGES_PATH` says
 */
export async function importPackage(
  { fileName, bytes }: Arriving,
  visit: MakerVisit,
): Promise<ImportedPackage> {
  const { folder } = visit.files
  // until it is unpacked it is one of the files on their way: what a crash leaves of it is swept with them
  const arrived = randomUUID()
  await folder.create(arrived)
  try {
    await folder.write(arrived, limited(bytes, LARGEST_PACKAGE), 0).catch(refuseWhenStalled)
    await mustBeHarmless(folder.path(arrived), visit)
    return await keep(folder.path(arrived), fileName, visit)
  } finally {
    await folder.remove(arrived)
  }
}

/** What comes, up to so many bytes; what breaks off ends it at once. */
function limited(bytes: Readable, most: number): Readable {
  let length = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length > most) done(new Problem(413, 'file-too-large'))
      else done(null, chunk)
    },
  })
  finished(bytes, (error) => error && counted.destroy(error))
  return bytes.pipe(counted)
}

function refuseWhenStalled(error: unknown): never {
  throw error instanceof Stalled ? new Problem(408, 'upload-stalled') : error
}

async function mustBeHarmless(path: string, { files }: MakerVisit): Promise<void> {
  const found = await files.scan(path)
  if (found === 'infected') throw new Problem(422, 'virus-found')
  if (found === 'unknown') throw new Problem(503, 'scan-away', { retryAfter: 5 })
}

/** @throws Problem 422 tenant-full, or why the package is refused; 429 while too many wait */
async function keep(path: string, fileName: string, visit: MakerVisit): Promise<ImportedPackage> {
  const { db, files, now, player, tenant } = visit
  const { tenantId } = player
  const id = randomUUID()
  const unpacked = join(files.packages, id)
  const read = await unpack(path, unpacked)
  try {
    return await db.transaction(async (tx) => {
      const total = await changeTotal(tx, tenantId, read.bytes)
      if (total > tenantRoom(files, tenant.quotas)) throw new Problem(422, 'tenant-full')
      const [row] = await tx
        .insert(packages)
        .values({
          ...{ tenantId, id, personId: player.id, fileName, bytes: read.bytes, createdAt: now },
          content: read.package,
          missing: read.missing.slice(0, MOST_MISSING),
        })
        .returning()
      if (!row) throw new Error('a package was not kept')
      return show(row, [])
    })
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true })
    throw error
  }
}

/** @throws Problem 422 with why it is refused, 429 while too many wait */
async function unpack(path: string, folder: string): Promise<ReadPackage> {
  try {
    return await enqueue(() => readPackageApart(path, folder)).catch(refuseWhenFull)
  } catch (error) {
    if (!(error instanceof PackageRefusal)) throw error
    const { code, detail, message } = error
    throw new Problem(422, code, { message, fields: [{ path: 'file', message: detail }] })
  }
}
