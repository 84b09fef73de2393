import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { packages } from '#server/db/schema/packages.ts'
import type { Files } from '#server/lib/files/open-files.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Deletes what lies in the packages folder for a day, and no row names: a server that died left it there. */
export async function sweepPackages(db: Database, { packages: folder }: Files, now: Date): Promise<void> {
  const before = now.getTime() - DAY_MS
  const old: { name: string; id: string }[] = []
  for (const name of await readdir(folder)) {
    const id = UUID.exec(name)?.[0]
    const found = await stat(join(folder, name)).catch(() => null)
    if (id !== undefined && found && found.mtimeMs < before) old.push({ name, id })
  }
  if (old.length === 0) return
  const rows = await db
    .select({ id: packages.id })
    .from(packages)
    .where(
      inArray(
        packages.id,
        old.map(({ id }) => id),
      ),
    )
  const known = new Set(rows.map(({ id }) => id))
  for (const { name, id } of old) {
    // what is half unpacked has more behind its id
    if (name !== id || !known.has(id)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
