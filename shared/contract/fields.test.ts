import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PersonName } from './fields.ts'

const isName = (text: string) => z.safeParse(PersonName, text).success

describe('a name', () => {
  it.each(["O'Neil", 'Łęcka-van Dyke', 'J.R.R. Tolkien', 'Zoë 😀', '李明', 'Nguyễn', 'A1'])(
    'may be %j',
    (text) => {
      expect(isName(text)).toBe(true)
    },
  )

  it.each([
    ['invisible', '\u200b\u200b\u200b'],
    ['a filler', '\u3164\u3164'],
    ['without a letter', '12 34'],
    ['turned round', '\u202enimda'],
    ['with a control sign', 'ab\u0007'],
    ['two lines', 'ab\ncd'],
    ['half a sign', 'ab\ud83d'],
    ['a tower', `a${'\u0301'.repeat(20)}`],
    ['an address', 'win at http://x.test'],
    ['a way', 'x.test/y'],
    ['a mail address', 'ada@x.test'],
  ])('is none that is %s', (_, text) => {
    expect(isName(text)).toBe(false)
  })
})
