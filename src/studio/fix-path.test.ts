import { expect, it } from 'vitest'
import type { ContentFinding } from '#shared/contract/content.ts'
import { say, type FindingWords } from '#shared/domain/findings/words.ts'
import { pathToFix } from './fix-path.ts'

const found = (file: string, problem?: FindingWords): ContentFinding => ({
  ...{ severity: 'error', file, problem: 'is wrong', hint: 'Mend it.' },
  ...(problem && { words: { problem, hint: say('write-it') } }),
})
const to = (finding: ContentFinding) => pathToFix('isles', finding)

it('leads from what the check found to where it is written, without a file [AUTHOR-1] [DESIGN-3]', () => {
  const missing = (at: string) => say('value-missing', { at })
  expect(to(found('harbour/tasks/lamp.json'))).toBe('/app/content/isles/tasks/harbour/lamp')
  expect(to(found('harbour/text/de.json', missing('tasks.lamp.cards.one.title')))).toBe(
    '/app/content/isles/tasks/harbour/lamp',
  )
  expect(to(found('harbour/text/de.json', say('transcript-missing', { id: 'film' })))).toBe(
    '/app/content/isles/tasks/harbour/film',
  )
  expect(to(found('harbour/scene.svg', say('opens-nothing', { id: 'bell' })))).toBe(
    '/app/content/isles/tasks',
  )
  for (const other of [
    found('harbour/text/de.json', missing('name')),
    found('text/de.json', missing('tasks.lamp.name')),
    found('harbour/scene.svg'),
    found(''),
  ])
    expect(to(other)).toBeNull()
})
