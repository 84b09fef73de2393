import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { artOf, type PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventureVersions } from '#server/db/schema/adventures.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { setBuilt } from '#server/lib/files/total.ts'
import { bytesAt } from './take-over.ts'

type BuildRow = typeof contentBuilds.$inferSelect

/** Deletes what was made of files before then and is named by no version and no build. */
export async function sweepArt(db: Database, { content }: Files, beforeMs: number): Promise<void> {
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) {
    const folders = [content.art(id), content.packages(id)]
    if (!(await hasOld(folders, beforeMs))) continue
    const named = await namesOfArt(db, id)
    for (const folder of folders) {
      // an AVIF stays with the WebP that it was made of
      await sweepFolder(folder, beforeMs, (name) => named.has(name.replace(/\.avif$/, '.webp')))
    }
  }
}

async function hasOld(folders: readonly string[], beforeMs: number): Promise<boolean> {
  for (const folder of folders) {
    for (const name of await readdir(folder).catch(() => [])) {
      const found = await stat(join(folder, name)).catch(() => null)
      if (found && found.mtimeMs < beforeMs) return true
    }
  }
  return false
}

/** Of each file that it shows; of what lies in a folder, the folder. */
function* namesIn(adventure: PublishedAdventure): Generator<string> {
  for (const url of artOf(adventure)) {
    const name = url.split('/')[2]
    if (name !== undefined && name !== '') yield name
  }
}

/** What every version and every build of a tenant names; of a folder, the folder. */
async function namesOfArt(db: Database, tenantId: string): Promise<Set<string>> {
  const names = new Set<string>()
  const note = (adventure: PublishedAdventure | null): void => {
    if (adventure) for (const name of namesIn(adventure)) names.add(name)
  }
  const isOfTenant = eq(adventureVersions.tenantId, tenantId)
  const versions = await db.select({ id: adventureVersions.id }).from(adventureVersions).where(isOfTenant)
  // one by one: all of them together may be large
  for (const { id } of versions) {
    const [row] = await db
      .select({ content: adventureVersions.content })
      .from(adventureVersions)
      .where(and(isOfTenant, eq(adventureVersions.id, id)))
    note(row?.content ?? null)
  }
  const builds = await db
    .select({ content: contentBuilds.content })
    .from(contentBuilds)
    .where(eq(contentBuilds.tenantId, tenantId))
  for (const { content } of builds) note(content)
  return names
}

/** What builds that are gone made, and the last moment that one of them may have taken something into use. */
export interface LeftArt {
  /** Of files and folders below those of the tenant's art and packages. */
  names: readonly string[]
  untilMs: number
}

export function leftBy({ content, endedAt }: Pick<BuildRow, 'content' | 'endedAt'>): LeftArt {
  return { names: content ? [...new Set(namesIn(content))] : [], untilMs: endedAt?.getTime() ?? 0 }
}

/**
 * Deletes what builds made that are gone, and no version and no other build names: players have never seen it. What was taken into use
 * since stays. Gives the tenant its room back.
 */
export async function freeArt(
  db: Database,
  { content }: Files,
  tenantId: string,
  { names, untilMs }: LeftArt,
): Promise<void> {
  const named = await namesOfArt(db, tenantId)
  const left = names.filter((name) => !named.has(name))
  const folders = [content.art(tenantId), content.packages(tenantId)]
  for (const folder of folders) {
    for (const name of left.flatMap((one) => [one, one.replace(/\.webp$/, '.avif')])) {
      const found = await stat(join(folder, name)).catch(() => null)
      if (found && found.mtimeMs <= untilMs) await rm(join(folder, name), { recursive: true, force: true })
    }
  }
  await countBuiltOf(db, content, tenantId)
}

/** Deletes what was last written before then and is not in use. */
export async function sweepFolder(
  folder: string,
  beforeMs: number,
  isInUse: (name: string) => boolean,
): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isInUse(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtimeMs < beforeMs) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Counts anew what builds have made for each tenant: art that went gives its room back. */
export async function countBuilt(db: Database, { content }: Files): Promise<void> {
  for (const { id } of await db.select({ id: tenants.id }).from(tenants)) await countBuiltOf(db, content, id)
}

async function countBuiltOf(db: Database, content: Files['content'], tenantId: string): Promise<void> {
  const built = (await bytesAt(content.art(tenantId))) + (await bytesAt(content.packages(tenantId)))
  await setBuilt(db, tenantId, built)
}

/** Deletes what was used longest ago, until it takes no more than so many bytes. */
export async function sweepCache(folder: string, mostBytes: number): Promise<void> {
  const found: { path: string; bytes: number; usedMs: number }[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => null)
    if (file?.isFile()) found.push({ path, bytes: file.size, usedMs: file.mtimeMs })
  }
  let bytes = 0
  for (const one of found.sort((a, b) => b.usedMs - a.usedMs)) {
    bytes += one.bytes
    if (bytes > mostBytes) await rm(one.path, { force: true })
  }
}
