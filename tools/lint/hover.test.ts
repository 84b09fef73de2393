import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageFiles } from './page-files.ts'

/** A name over an icon is shown by the same rule for pointer and keyboard. */
const SHARED_WITH_KEYS = ':is(:hover, :focus-visible)'
/** This only outranks another selector. */
const RANK_ONLY = ':hover:is('

const HOVERING = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

it('gives a hovered look only where a pointer can leave again: a finger would leave it behind', () => {
  const sheets = pageFiles('.css').filter((file) => !file.startsWith('src/gallery'))
  const stuck = sheets.filter((file) => {
    const rules = readFileSync(file, 'utf8').replaceAll(HOVERING, '')
    return rules
      .replaceAll(SHARED_WITH_KEYS, '')
      .replaceAll(RANK_ONLY, '')
      .replaceAll(/@media \(prefers-reduced-motion: reduce\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
      .includes(':hover')
  })
  expect(sheets.length).toBeGreaterThan(20)
  expect(stuck).toEqual([])
})
