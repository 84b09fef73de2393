import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkWording } from './check.ts'
import { findingWording, unsaidFindings } from './findings.ts'
import { readSources } from './unsaid.ts'
import { findingValuesOf } from './typing.ts'

let root: string
const FOLDER = 'shared/domain/findings/i18n'
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-findings-'))
  mkdirSync(join(root, FOLDER), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(language: string, texts: Record<string, string>): void {
  writeFileSync(join(root, FOLDER, `${language}.json`), JSON.stringify(texts))
}

it('lets the compiler know what each sentence of the check names [DESIGN-3] [LANG-1]', () => {
  write('en', {
    'too-many': 'has {{amount}}, more than {{most}}; {{amount}}',
    quoted: '"{{name}}"',
    'is-empty': 'is empty',
  })
  expect(findingValuesOf(root)).toContain(
    ["  'too-many': 'amount' | 'most'", "  quoted: 'name'", "  'is-empty': never"].join('\n'),
  )
})

it('misses a sentence that a language lacks, or that names something else there [DESIGN-3] [LANG-1]', () => {
  for (const language of ['en', 'pl', 'es']) write(language, { 'is-px': '{{width}} px', 'is-empty': 'x' })
  write('de', { 'is-px': '{{breite}} px' })
  expect(checkWording(findingWording(root))).toEqual([
    'findings.is-empty is missing in de',
    'findings.is-px has different placeholders: pl {{width}}, en {{width}}, es {{width}}, de {{breite}}',
  ])
})

it('finds a sentence that nobody says', () => {
  write('en', { 'is-empty': 'is empty', 'is-full': 'is full' })
  expect(unsaidFindings(root, [`say('is-empty')`])).toEqual([
    'findings.is-full is said nowhere: drop it in every language',
  ])
})

it('holds for the sentences that there are [DESIGN-3] [LANG-1]', () => {
  expect(checkWording(findingWording('.'))).toEqual([])
  const sources = [...readSources('.', ['kinds', 'server', 'shared']).values()]
  expect(unsaidFindings('.', sources)).toEqual([])
})
