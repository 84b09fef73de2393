import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { AdventureFile, MissionFile } from '#shared/scene/files.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import { ONLY_IN_LIBRARY } from './tenants.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(`scenes/${path}.json`, 'utf8'))

it('the library has adventures besides the demo’s, with tasks of several kinds and a drawing for every mission [SERVE-4]', () => {
  for (const folder of ONLY_IN_LIBRARY) {
    const { rootMission, languages } = z.parse(AdventureFile, read(`${folder}/adventure`))
    expect(languages.toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    const { missions } = z.parse(MissionFile, read(`${folder}/${rootMission}/mission`))
    expect(missions.length).toBeGreaterThan(1)
    const kinds = missions.flatMap((id) =>
      readdirSync(`scenes/${folder}/${id}/tasks`).map((file) => {
        const task = z.parse(TaskFile, read(`${folder}/${id}/tasks/${file.replace('.json', '')}`))
        return task.content.type
      }),
    )
    expect(new Set(kinds).size).toBeGreaterThan(5)
    for (const id of [rootMission, ...missions])
      expect(existsSync(`scenes/${folder}/${id}/scene.svg`)).toBe(true)
  }
})
