import { describe, expect, it } from 'vitest'
import { dryRun } from './dry-run.ts'
import type { Unit } from './units.ts'

const unit = (id: string, texts: Unit['texts'], more: Partial<Unit> = {}): Unit => {
  const [folder = '', pointer = ''] = id.split('#')
  return {
    ...{ id, folder, pointer, task: null, most: 4000, isRequired: false, texts, sources: {} },
    ...more,
  }
}

describe('a dry run', () => {
  const units = [
    unit('home#/name', { en: 'Home', pl: 'Dom' }, { most: 10 }),
    unit('home#/goal', { en: 'See', pl: 'Patrz' }),
    unit('home#/text', { en: 'Now' }),
    unit('home#/other', { en: 'Other' }),
    unit('home#/empty', { en: '' }),
  ]
  const entry = (id: string, source: string | null, target: string, line = 1) => ({
    ...{ id: `home#/${id}`, language: 'pl' as const, source, target, line },
  })

  it('names by line what is new, stale, unknown, missing, said twice and too long [AUTHOR-2]', () => {
    const rows = dryRun(
      [
        entry('name', 'Home', 'A house of many rooms', 2),
        entry('goal', 'Watch', 'Spójrz', 3),
        entry('goal', 'See', 'Zobacz', 4),
        entry('text', 'Now', 'Teraz', 5),
        entry('gone', 'Gone', 'Nie ma', 6),
        entry('empty', '', '', 7),
        { ...entry('name', 'Home', 'Haus', 8), language: 'de' },
        { ...entry('name', 'Home', 'Home', 9), language: 'en' },
      ],
      { units, source: 'en', writable: ['en', 'pl'] },
    )
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      ...[
        [2, 'long'],
        [3, 'stale'],
        [4, 'twice'],
        [5, 'changed'],
        [6, 'unknown'],
        [7, 'same'],
      ],
      ...[
        [8, 'unknown'],
        [9, 'unknown'],
        [null, 'missing'],
      ],
    ])
  })

  it('takes nothing away, and notes what a stale translation was made from [AUTHOR-2]', () => {
    const rows = dryRun([entry('name', 'Home', ''), entry('goal', 'Watch', 'Spójrz')], {
      ...{ units: units.slice(0, 2), source: 'en', writable: ['pl'] },
    })
    expect(rows.map(({ outcome, change }) => [outcome, change])).toEqual([
      ['missing', null],
      ['stale', { folder: 'home', pointer: '/goal', language: 'pl', to: 'Spójrz', madeFrom: 'Watch' }],
    ])
  })

  it('does not mind how lines end [AUTHOR-2]', () => {
    const two = [unit('home#/text', { en: 'a\nb', pl: 'c\nd' })]
    const rows = dryRun([entry('text', 'a\r\nb', 'c\r\nd')], { units: two, source: 'en', writable: ['pl'] })
    expect(rows.map(({ outcome }) => outcome)).toEqual(['same'])
  })
})
