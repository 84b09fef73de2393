import { describe, expect, it } from 'vitest'
import { compare, refresh } from './compare.ts'
import { formatTable, parseTable } from './table.ts'
import { idsIn } from './test-titles.ts'

const TABLE = `# Features

| requirement | state | where it lives | its tests |
| --- | --- | --- | --- |
| STREAK-2 | kept | \`src/features/streak\`, \`shared/domain/streak.ts\` | \`shared/domain/streak.test.ts\` |
| STREAK-10 | begun: freezes | \`src/gone\` | |
`
const exists = (path: string) => path !== 'src/gone'

describe('the table of features', () => {
  it('reads the ids of a title, one or several', () => {
    expect(idsIn("it('a [FIN-1, FIN-6]')\nit('b [AUTH-12]')\nit('c [x-1] [1]')")).toEqual([
      'FIN-1',
      'FIN-6',
      'AUTH-12',
    ])
  })

  it('agrees when every requirement has its place and its tests', () => {
    const rows = parseTable(TABLE).slice(0, 1)
    expect(compare(rows, new Map([['STREAK-2', ['shared/domain/streak.test.ts']]]), exists)).toEqual([])
  })

  it('names what is only in the table, only in a title, or not where it says, whatever the column of tests says', () => {
    const tested = new Map([
      ['STREAK-2', ['server/rewards/streak.test.ts']],
      ['FIN-1', ['src/app/popups.test.tsx']],
    ])
    expect(compare(parseTable(TABLE), tested, exists)).toEqual([
      'FIN-1 has no row, and src/app/popups.test.tsx names it',
      "STREAK-10 is in no test's title",
      'STREAK-10 lives in src/gone, which is not there',
    ])
  })

  it.each(['', 'begun', 'begun:', 'begun: ', 'done', 'kept: mostly'])(
    'takes "%s" for no state: kept, or begun and what is missing',
    (state) => {
      const [row] = parseTable(TABLE)
      const tested = new Map([['STREAK-2', ['shared/domain/streak.test.ts']]])
      expect(row && compare([{ ...row, state }], tested, exists)).toEqual([
        'STREAK-2 says neither `kept` nor `begun: ` and what is missing',
      ])
    },
  )

  it('refuses a row without that column', () => {
    expect(() => parseTable('| STREAK-2 | `src/features/streak` | `shared/domain/streak.test.ts` |')).toThrow(
      'not a row of four cells',
    )
  })

  it('fills in the tests and keeps what people wrote', () => {
    const tested = new Map([
      ['STREAK-2', ['server/rewards/streak.test.ts']],
      ['FIN-1', ['src/app/popups.test.tsx']],
    ])
    expect(parseTable(formatTable(refresh(parseTable(TABLE), tested)))).toEqual([
      {
        id: 'FIN-1',
        state: 'begun: not judged yet',
        places: ['src/app'],
        tests: ['src/app/popups.test.tsx'],
      },
      {
        id: 'STREAK-2',
        state: 'kept',
        places: ['src/features/streak', 'shared/domain/streak.ts'],
        tests: ['server/rewards/streak.test.ts'],
      },
      { id: 'STREAK-10', state: 'begun: freezes', places: ['src/gone'], tests: [] },
    ])
  })
})
