import type { readChangedScenes } from '#shared/contract/content-scenes.ts'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import { nameOf } from '#shared/scene/first-names.ts'
import type { PublishedAdventure, PublishedMission } from '#shared/scene/published.ts'
import { notFound } from '#server/http/problem.ts'
import { contentOf } from '#server/play/adventure-rows.ts'
import { lastSeenIn } from '#server/play/trials.ts'
import { doneBuild } from './done-build.ts'
import { findDraft } from './drafts.ts'
import { missionNames } from './mission-names.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404, 409 `build-not-done` */
export async function showChangedScenes(
  { params: { folder, buildId } }: HandlerInput<typeof readChangedScenes>,
  visit: MakerVisit,
): Promise<Reply<typeof readChangedScenes>> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const { content } = await doneBuild(db, folder, buildId, visit)
  const seen = await lastSeenIn(db, folder, tenant.id)
  const before = seen ? await contentOf(db, { tenantId: tenant.id }, seen.versionId) : null
  const [was, is] = [missionsOf(before), missionsOf(content)]
  const { moved = {} } = content
  // those of now in their order, then those that are gone
  const ids = [...new Set([...is.keys(), ...was.keys()])]
  const scenes = ids.flatMap((id) => {
    const [earlier, later] = [was.get(id), is.get(id)]
    const [one, other] = [posterOf(earlier), posterOf(later)]
    const mission = later ?? earlier
    if (one === other || !mission) return []
    return [{ mission: nameOf(id, moved), names: missionNames(mission), before: one, after: other }]
  })
  return { scenes }
}

/** By their ids, which stay whatever their folders are called. */
function missionsOf(adventure: Pick<PublishedAdventure, 'missions'> | null): Map<string, PublishedMission> {
  return new Map(adventure?.missions.map((mission) => [mission.id, mission]))
}

/** The same picture has the same address. */
function posterOf(mission: PublishedMission | undefined): string | null {
  return mission?.scene?.poster?.file.url ?? null
}
