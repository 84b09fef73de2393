import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countedFiles, readCounts } from './retired-words-files.ts'
import {
  changesOf,
  countRetiredWords,
  declaredNames,
  RETIRED_WORDS,
  retiredWordsIn,
} from './retired-words.ts'

describe('retired words', () => {
  it('are found however the words of a name are joined', () => {
    expect(retiredWordsIn('tellHouse')).toEqual(['house', 'tell'])
    expect(retiredWordsIn('PATIENCE_MS')).toEqual(['patience'])
    expect(retiredWordsIn('keep-trying')).toEqual(['keep-trying'])
    expect(retiredWordsIn('openDoors')).toEqual(['door'])
  })

  it('are not found within another word, nor apart', () => {
    for (const name of ['intelligence', 'returnTo', 'household', 'amendment', 'keepOnTrying']) {
      expect(retiredWordsIn(name)).toEqual([])
    }
  })

  it('count where a name is declared, not where it is used', () => {
    const source = `
      import { tellAll } from './tell.ts'
      export function openDoor({ way: path }: { way: string }) { const lodge = tellAll(path); return { fault: lodge } }`
    expect(declaredNames(source, 'a.ts')).toEqual(['openDoor', 'path', 'way', 'lodge', 'fault'])
  })

  it('become fewer: a new name does without them, and a count that fell is written down', () => {
    const files = countedFiles()
    const changes = changesOf(readCounts(), countRetiredWords(files)).map(({ folder, word, before, now }) =>
      now > before
        ? `${folder}: '${word}' is in ${now} names, ${before} are allowed; docs/glossary.md says what to call it`
        : `${folder}: '${word}' fell from ${before} to ${now}; run npx tsx tools/lint/lower-retired-words.ts`,
    )
    expect(files.length).toBeGreaterThan(1500)
    expect(changes).toEqual([])
  })

  it('stand in the glossary, each with what is said instead', () => {
    const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Retired words')
    const explained = Array.from(table.matchAll(/`([\w-]+)`(?=[^|\n]*\|[^|\n]+\|$)/gm), ([, word]) => word)
    expect(explained.filter((word) => word !== undefined).sort()).toEqual([...RETIRED_WORDS].sort())
  })
})
