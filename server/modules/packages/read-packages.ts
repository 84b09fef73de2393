import { and, desc, eq } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { ImportedPackage, PackagePlace, readPackages } from '#shared/contract/packages.ts'
import { isListingKind } from '#shared/domain/mission-kinds.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { packages } from '#server/db/schema/packages.ts'
import { notFound } from '#server/http/problem.ts'
import { wordsOf } from '#server/play/read-reviews.ts'
import type { Words } from '#server/play/words.ts'
import { taskIdOf } from '#server/play/with-packages.ts'
import type { MakerVisit } from './visit.ts'

export type PackageRow = typeof packages.$inferSelect

export async function readAll(visit: MakerVisit): Promise<Reply<typeof readPackages>> {
  const { db, tenant } = visit
  const [rows, places] = await Promise.all([
    db
      .select()
      .from(packages)
      .where(eq(packages.tenantId, tenant.id))
      .orderBy(desc(packages.createdAt), desc(packages.id)),
    readPlaces(visit),
  ])
  return { packages: rows.map((row) => show(row, places)), places }
}

/** @throws Problem 404 */
export async function mustBeHere(packageId: string, { db, tenant }: MakerVisit): Promise<void> {
  if ((await db.$count(packages, isPackage(tenant, packageId))) === 0) throw notFound()
}

/** Until the transaction ends it neither moves nor goes. @throws Problem 404 */
export async function lockPackage(
  tx: Database,
  packageId: string,
  { tenant }: MakerVisit,
): Promise<PackageRow> {
  const [row] = await tx.select().from(packages).where(isPackage(tenant, packageId)).for('update')
  if (!row) throw notFound()
  return row
}

export function isPackage(tenant: { id: string }, packageId: string) {
  return and(eq(packages.tenantId, tenant.id), eq(packages.id, packageId))
}

/** Every adventure of the tenant by its folder, with the missions that players can reach and that list their tasks. */
export async function readPlaces(visit: MakerVisit): Promise<PackagePlace[]> {
  const { db, tenant } = visit
  const rows = await db
    .select({ id: adventures.id, versionId: adventures.versionId })
    .from(adventures)
    .where(eq(adventures.tenantId, tenant.id))
    .orderBy(adventures.folder)
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  return rows.flatMap(({ id, versionId }) => {
    const { content, words } = versions.get(versionId) ?? {}
    if (!content || !words) return []
    const missions = [...content.missions.values()].filter(({ type }) => isListingKind(type))
    return [
      {
        adventureId: id,
        name: words.adventure,
        missions: missions.map((mission) => ({ id: mission.id, name: words.mission(mission.id) })),
        competences: competencesIn(content.published, words),
        languages: [...content.published.languages],
      },
    ]
  })
}

export function show(row: PackageRow, places: readonly PackagePlace[]): ImportedPackage {
  const { id, fileName, bytes, content, missing, createdAt } = row
  return {
    ...{ id, fileName, bytes, missing, title: content.title, importedAt: createdAt.toISOString() },
    parts: content.items.map(({ title, depth, href }) => ({ title, depth, isPlayed: href !== null })),
    task: taskOf(row, places),
  }
}

function taskOf(
  { id, adventureId, missionId, name, goal, points, coins, minutes, content, ...more }: PackageRow,
  places: readonly PackagePlace[],
): ImportedPackage['task'] {
  if (adventureId === null || missionId === null) return null
  const place = places.find((one) => one.adventureId === adventureId)
  const mission = place?.missions.find((one) => one.id === missionId)
  return {
    ...{ id: taskIdOf(id), adventureId, missionId, name, goal, points, coins, minutes },
    missionName: mission?.name ?? null,
    opensWindows: content.opensWindows ?? false,
    ...{ isLeaderAcceptRequired: more.isLeaderAcceptRequired, competences: more.competences },
    editions: more.editions,
  }
}

/** In words of who asks. */
function competencesIn(
  { text }: PublishedAdventure,
  { competence }: Pick<Words, 'competence'>,
): PackagePlace['competences'] {
  const ids = new Set(Object.values(text).flatMap((words) => Object.keys(words.competences)))
  return [...ids].map((id) => ({ id, name: competence(id) }))
}
