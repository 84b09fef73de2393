import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { MISSION_KINDS } from '#shared/domain/mission-kinds.ts'
import { TASK_KINDS } from '#kinds/shared.ts'
import { BadgesFile } from '#shared/scene/badges.ts'
import { AdventureFile, MissionFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'

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

const BadgeWords = z.object({
  badges: z.record(z.string(), z.strictObject({ name: z.string(), text: z.string() })),
})

const { rootMission } = z.parse(AdventureFile, read('adventure'))
const missions = missionsFrom(rootMission)

it('the demo lasts six to eight hours, with three tasks of each kind or more, and none more than a third of it [SERVE-4]', () => {
  const tasks = missions.flatMap(({ id, mission }) =>
    (mission.tasks ?? []).map((task) => z.parse(TaskFile, read(`${id}/tasks/${task}`))),
  )
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0)
  expect(minutes).toBeGreaterThanOrEqual(6 * 60)
  expect(minutes).toBeLessThanOrEqual(8 * 60)
  const countOf = (kind: string) => tasks.filter(({ content }) => content.type === kind).length
  for (const kind of TASK_KINDS) expect(countOf(kind)).toBeLessThanOrEqual(tasks.length / 3)
  expect(TASK_KINDS.filter((kind) => countOf(kind) < 3)).toEqual([])
})

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

it('fifteen badges of the demo are drawn, and named and described in all four languages; two are secret [BADGE-1]', () => {
  const { badges } = z.parse(BadgesFile, read('badges'))
  const ids = badges.map(({ id }) => id)
  expect(new Set(ids).size).toBe(15)
  expect(badges.filter(({ isSecret }) => isSecret)).toHaveLength(2)
  expect(readdirSync(`${ISLES}/badges`).toSorted()).toEqual(ids.map((id) => `${id}.svg`).toSorted())
  const rules = new Set(badges.map(({ rule }) => rule.type))
  for (const rule of ['mission', 'streak', 'tips-helped', 'night', 'first-of-team'] as const)
    expect(rules).toContain(rule)
  for (const language of LANGUAGE_CODES) {
    const words = z.parse(BadgeWords, read(`text/${language}`)).badges
    expect(Object.keys(words).toSorted()).toEqual(ids.toSorted())
    expect(keysOf(words)).toHaveLength(2 * ids.length)
  }
})

/** The paths of all words that say something. */
function keysOf(words: unknown, path = ''): string[] {
  if (typeof words === 'string') return words.trim() === '' ? [] : [path]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words)
    .flatMap(([key, value]) => keysOf(value, `${path}/${key}`))
    .toSorted()
}
