import { text } from 'node:stream/consumers'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { MadeMission, readMadeScenes } from '#shared/contract/content-scenes.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import { nameOf, renamed } from '#shared/scene/first-names.ts'
import type { PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { notFound } from '#server/http/problem.ts'
import { sideBySide } from '#server/intake/side-by-side.ts'
import { findDraft } from './drafts.ts'
import { missionNames, namesIn } from './mission-names.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404 without a draft */
export async function readMade(folder: string, visit: MakerVisit): Promise<Reply<typeof readMadeScenes>> {
  const { db, tenant } = visit
  if (!(await findDraft(db, folder, visit))) throw notFound()
  const [build] = await db
    .select()
    .from(contentBuilds)
    .where(
      and(
        eq(contentBuilds.tenantId, tenant.id),
        eq(contentBuilds.folder, folder),
        eq(contentBuilds.state, 'done'),
        isNotNull(contentBuilds.content),
        // what is scheduled has the files of before
        isNull(contentBuilds.scheduleId),
      ),
    )
    .orderBy(desc(contentBuilds.createdAt), desc(contentBuilds.revision))
    .limit(1)
  if (!build?.content) return { made: null }
  const { files, revision, id } = build
  const { moved = {} } = build.content
  // files are edited, which have the names of now
  const content = renamed(build.content, (one) => nameOf(one, moved))
  const hashes = files ?? {}
  return {
    made: {
      ...{ buildId: id, revision, rootMission: content.rootMission, languages: content.languages, moved },
      missions: await sideBySide(content.missions, async (mission) => ({
        ...showMission(mission),
        ...(await saidOf(`${mission.id}/scene.json`, hashes, visit)),
        mobile: await mobileOf(mission, hashes, visit),
      })),
    },
  }
}

function showMission(mission: PublishedMission): Omit<MadeMission, 'sceneFile' | 'said' | 'mobile'> {
  const { id, type, align, missions, tasks, unlock, thumbnail, scene } = mission
  return {
    ...{ id, type, align, missions, thumbnail, scene },
    names: missionNames(mission),
    tasks: tasks.map((task) => ({ id: task.id, names: taskNames(task, mission) })),
    hasLock: unlock !== null,
    unlock,
  }
}

function taskNames({ id }: PublishedTask, { text: words }: PublishedMission): MadeMission['names'] {
  return namesIn(words, ({ tasks }) => entryOf(tasks, id)?.name)
}

/** The bytes are there as long as the build names them. */
async function saidOf(
  sceneFile: string,
  hashes: Readonly<Record<string, string>>,
  { files, tenant }: MakerVisit,
): Promise<Pick<MadeMission, 'sceneFile' | 'said'>> {
  const hash = entryOf(hashes, sceneFile)
  if (hash === undefined) return { sceneFile, said: null }
  return { sceneFile, said: await text(files.content.blobs.read(tenant.id, hash)).catch(() => null) }
}

/** A drawing of its own has a file of its own; what is only drawn otherwise in places stands as the usual scene says (mission-folder.ts). */
async function mobileOf(
  { id, mobileScene }: PublishedMission,
  hashes: Readonly<Record<string, string>>,
  visit: MakerVisit,
): Promise<MadeMission['mobile']> {
  if (!mobileScene) return null
  const own = Object.keys(hashes).find(
    (path) => path.startsWith(`${id}/`) && withoutMobile(path.slice(id.length + 1)) === 'scene.json',
  )
  const isDrawn = MOBILE_DRAWINGS.some((name) =>
    Object.keys(hashes).some(
      (path) => path.startsWith(`${id}/`) && withoutMobile(path.slice(id.length + 1)) === name,
    ),
  )
  const file = own ?? (isDrawn ? `${id}/mobile scene.json` : `${id}/scene.json`)
  return { scene: mobileScene, ...(await saidOf(file, hashes, visit)) }
}

const MOBILE_DRAWINGS = ['scene.svg', 'scene.psd', 'scene.psb']
