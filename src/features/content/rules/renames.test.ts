import { expect, it } from 'vitest'
import { renameOf, settingsAfter } from './renames.ts'

const files = (...paths: string[]) => paths.map((path) => ({ path }))
const HARBOUR = files('harbour/mission.json', 'harbour/tasks/ropes.json', 'harbour/scene.svg')

it('knows the names that progress hangs on: of missions and of tasks, and of nothing else [WORLD-5]', () => {
  expect(renameOf('harbour', 'pier', HARBOUR)).toEqual({ from: 'harbour', to: 'pier' })
  const ropes = files('harbour/tasks/ropes.json')
  expect(renameOf('harbour/tasks/ropes.json', 'harbour/tasks/knots.json', ropes)).toEqual({
    from: 'ropes',
    to: 'knots',
  })
  expect(renameOf('harbour/tasks/ropes.json', 'pier/tasks/ropes.json', ropes)).toBeNull()
  expect(renameOf('pictures', 'photos', files('pictures/a.png'))).toBeNull()
  expect(renameOf('harbour/tasks', 'harbour/jobs', ropes)).toBeNull()
  expect(renameOf('harbour', 'The Pier', HARBOUR)).toBeNull()
  expect(renameOf('notes.txt', 'words.txt', files('notes.txt'))).toBeNull()
})

it('says in adventure.json what was renamed, and changes nothing else in it but where it begins [WORLD-5]', () => {
  const text = '{ "rootMission": "harbour", "languages": ["en"] }'
  const once = settingsAfter(text, { from: 'harbour', to: 'pier' }) ?? ''
  expect(JSON.parse(once)).toEqual({
    rootMission: 'pier',
    languages: ['en'],
    moved: { harbour: 'pier' },
  })
  const more = settingsAfter(once, { from: 'ropes', to: 'knots' }) ?? ''
  expect(JSON.parse(more)).toMatchObject({ moved: { harbour: 'pier', ropes: 'knots' } })
  const back = settingsAfter(once, { from: 'pier', to: 'harbour' }) ?? ''
  expect(JSON.parse(back)).toEqual(JSON.parse(text))
  expect(settingsAfter('{ broken', { from: 'a', to: 'b' })).toBeNull()
  expect(settingsAfter('{ "moved": ["a"] }', { from: 'a', to: 'b' })).toBeNull()
})
