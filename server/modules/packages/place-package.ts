import { and, eq, inArray } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { ImportedPackage, placePackage } from '#shared/contract/packages.ts'
import { packages } from '#server/db/schema/packages.ts'
import { refusedField } from '#server/http/problem.ts'
import { layPackages } from '#server/play/publish.ts'
import { isPackage, lockPackage, mustBeHere, readPlaces, show } from './read-packages.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404 for a package that is not here, 422 for a mission that is not, or that lists no tasks */
export async function place(
  packageId: string,
  task: HandlerInput<typeof placePackage>['body'],
  visit: MakerVisit,
): Promise<ImportedPackage> {
  const { db, tenant, now } = visit
  const {
    opensWindows = false,
    isLeaderAcceptRequired = false,
    competences = [],
    editions = {},
    ...said
  } = task
  await mustBeHere(packageId, visit)
  const places = await readPlaces(visit)
  const adventure = places.find(({ adventureId }) => adventureId === task.adventureId)
  if (!adventure) throw refusedField('adventureId', 'is not here')
  if (!adventure.missions.some(({ id }) => id === task.missionId)) {
    throw refusedField('missionId', 'lists no tasks, or is not here')
  }
  const unknown = competences.find((id) => !adventure.competences.some((one) => one.id === id))
  if (unknown !== undefined) throw refusedField('competences', 'are not those of the adventure')
  await mustHaveAll(Object.values(editions), packageId, visit)
  const row = await db.transaction(async (tx) => {
    const before = await lockPackage(tx, packageId, visit)
    const [placed] = await tx
      .update(packages)
      .set({
        ...said,
        isLeaderAcceptRequired,
        competences,
        editions,
        content: { ...before.content, opensWindows },
        placedAt: before.placedAt ?? now,
      })
      .where(isPackage(tenant, packageId))
      .returning()
    if (!placed) throw new Error('a package that is locked was not changed')
    // in one order, whichever way a package moves
    const touched = new Set([task.adventureId, before.adventureId ?? task.adventureId])
    for (const adventureId of [...touched].sort()) {
      await layPackages(tx, { tenantId: tenant.id, adventureId }, now)
    }
    return placed
  })
  return show(row, places)
}

/** @throws Problem 422 for a package that is not here, or that is the task itself */
async function mustHaveAll(
  ids: readonly string[],
  packageId: string,
  { db, tenant }: MakerVisit,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const count = await db.$count(packages, and(eq(packages.tenantId, tenant.id), inArray(packages.id, wanted)))
  if (count < wanted.length || wanted.includes(packageId)) throw refusedField('editions', 'are not here')
}
