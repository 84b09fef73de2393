import { text } from 'node:stream/consumers'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { MadeMission, readMadeScenes } from '#shared/contract/content-scenes.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { nameOf, renamed } from '#shared/scene/first-names.ts'
import type { PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { notFound } from '#server/http/problem.ts'
import { sideBySide } from '#server/intake/side-by-side.ts'
import { findDraft } from './drafts.ts'
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
      ),
    )
    .orderBy(desc(contentBuilds.createdAt), desc(contentBuilds.id))
    .limit(1)
  if (!build?.content) return { made: null }
  const { files, revision, id } = build
  const { moved = {} } = build.content
  // files are edited, which have the names of now
  const content = renamed(build.content, (one) => nameOf(one, moved))
  const hashes = files ?? {}
  return {
    made: {
      ...{ buildId: id, revision, rootMission: content.rootMission, languages: content.languages },
      missions: await sideBySide(content.missions, async (mission) => ({
        ...showMission(mission),
        said: await saidOf(mission.id, hashes, visit),
      })),
    },
  }
}

function showMission(mission: PublishedMission): Omit<MadeMission, 'said'> {
  const { id, type, align, missions, tasks, unlock, thumbnail, scene, mobileScene, text: words } = mission
  return {
    ...{ id, type, align, missions, thumbnail, scene },
    names: namesIn(words, ({ name }) => name),
    tasks: tasks.map((task) => ({ id: task.id, names: taskNames(task, mission) })),
    hasLock: unlock !== null,
    hasMobileScene: mobileScene !== undefined,
  }
}

function taskNames({ id }: PublishedTask, { text: words }: PublishedMission): MadeMission['names'] {
  return namesIn(words, ({ tasks }) => entryOf(tasks, id)?.name)
}

function namesIn<Words>(
  words: Partial<Record<Language, Words>>,
  nameOf: (words: Words) => string | undefined,
): MadeMission['names'] {
  const names: MadeMission['names'] = {}
  for (const language of LANGUAGE_CODES) {
    const said = words[language]
    const name = said && nameOf(said)
    if (name !== undefined) names[language] = name
  }
  return names
}

/** The bytes are there as long as the build names them. */
async function saidOf(
  mission: string,
  hashes: Readonly<Record<string, string>>,
  { files, tenant }: MakerVisit,
): Promise<string | null> {
  const hash = entryOf(hashes, `${mission}/scene.json`)
  if (hash === undefined) return null
  return text(files.content.blobs.read(tenant.id, hash)).catch(() => null)
}
