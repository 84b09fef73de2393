import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { KIND_FOLDERS } from '#kinds/list.ts'
import { nameOf, schemaNameOf, staleLists } from './lists.ts'

it('the lists of kinds are up to date: run `npm run kind`', () => {
  expect(staleLists('.', KIND_FOLDERS).map(([path]) => path)).toEqual([])
})

it.each(KIND_FOLDERS)('the kind %s has all of its parts', (folder) => {
  const parts = ['shared/kind.ts', 'shared/schemas.ts', 'server/kind.ts', 'sample.ts']
  expect(parts.filter((part) => !existsSync(`kinds/${folder}/${part}`))).toEqual([])
})

it('a folder says how its parts are called', () => {
  expect([nameOf('learning-pill'), schemaNameOf('learning-pill'), nameOf('exam')]).toEqual([
    'learningPill',
    'LearningPill',
    'exam',
  ])
})
