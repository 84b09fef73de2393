import { and, eq } from 'drizzle-orm'
import type { compareVersions } from '#shared/contract/content-comparison.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { changesOfFiles } from '#shared/domain/file-changes.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { readPublication } from '#server/play/publications.ts'
import { sizesOf } from './blob-sizes.ts'
import { findDraft, hashesOf } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `files-unknown` */
export async function compare(
  { params: { folder, number }, query: { to } }: HandlerInput<typeof compareVersions>,
  visit: MakerVisit,
): Promise<Reply<typeof compareVersions>> {
  const before = await filesOfVersion(folder, number, visit)
  const after = await (to === undefined ? filesOfDraft(folder, visit) : filesOfVersion(folder, to, visit))
  const changes = changesOfFiles(before, after)
  const sizes = await sizesOf(
    changes.flatMap((one) => [one.before, one.after]).filter((hash) => hash !== null),
    visit,
  )
  const side = (hash: string | null) => (hash === null ? null : { hash, bytes: sizes.get(hash) ?? 0 })
  return { changes: changes.map((one) => ({ ...one, before: side(one.before), after: side(one.after) })) }
}

/** The hashes that a version was built of, by path. @throws Problem 404, 409 `files-unknown` */
export async function filesOfVersion(
  folder: string,
  number: number,
  { db, tenant }: MakerVisit,
): Promise<Map<string, string>> {
  const isIt = and(eq(adventures.tenantId, tenant.id), eq(adventures.folder, folder))
  const [adventure] = await db.select({ id: adventures.id }).from(adventures).where(isIt)
  const version =
    adventure && (await readPublication(db, { tenantId: tenant.id, adventureId: adventure.id }, number))
  if (!version) throw notFound()
  if (!version.files) throw new Problem(409, 'files-unknown')
  return new Map(Object.entries(version.files))
}

async function filesOfDraft(folder: string, visit: MakerVisit): Promise<Map<string, string>> {
  if (!(await findDraft(visit.db, folder, visit))) throw notFound()
  return hashesOf(visit.db, folder, visit)
}
