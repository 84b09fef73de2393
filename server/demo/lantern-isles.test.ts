import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { MISSION_KINDS } from '#shared/domain/mission-kinds.ts'
import { TASK_KINDS } from '#kinds/shared.ts'
import { AdventureFile, MissionFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task.ts'

const ISLES = 'scenes/lantern-isles'
const read = (path: string): unknown => JSON.parse(readFileSync(`${ISLES}/${path}.json`, 'utf8'))

interface Found {
  id: string
  mission: MissionFile
}

/** What a player comes to, from the root on. */
function missionsFrom(id: string): Found[] {
  const mission = z.parse(MissionFile, read(`${id}/mission`))
  return [{ id, mission }, ...mission.missions.flatMap(missionsFrom)]
}

const { rootMission } = z.parse(AdventureFile, read('adventure'))
const missions = missionsFrom(rootMission)

it('the demo’s adventure leads to a mission of every type, and to a task of every type [SERVE-4]', () => {
  const tasks = missions.flatMap(({ id, mission }) =>
    (mission.tasks ?? []).map((task) => z.parse(TaskFile, read(`${id}/tasks/${task}`))),
  )
  expect(new Set(missions.map(({ mission }) => mission.type))).toEqual(new Set(MISSION_KINDS))
  expect(new Set(tasks.map(({ content }) => content.type))).toEqual(new Set(TASK_KINDS))
})

it.each(missions.map(({ id }) => id))('%s has the same words in all four languages [SERVE-4]', (id) => {
  expect(readdirSync(`${ISLES}/${id}/text`).toSorted()).toEqual(
    LANGUAGE_CODES.map((language) => `${language}.json`).toSorted(),
  )
  const [first, ...others] = LANGUAGE_CODES.map((language) => keysOf(read(`${id}/text/${language}`)))
  for (const other of others) expect(other).toEqual(first)
})

/** The paths of all words that say something. */
function keysOf(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [] : [path]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words)
    .flatMap(([key, value]) => keysOf(value, `${path}/${key}`))
    .toSorted()
}
