import { describe, expect, it } from 'vitest'
import { inEnglish } from './english.ts'
import {
  either,
  filledIn,
  inARow,
  isWordsOfFinding,
  megabytesOf,
  say,
  shortened,
  spoken,
  together,
} from './words.ts'

describe('the words of a finding', () => {
  it('are a sentence with what it names, also where that is a sentence, or several [DESIGN-3]', () => {
    expect(inEnglish(say('missions-too-many', { amount: 305, most: 300 }))).toBe(
      'has 305 missions, more than 300',
    )
    const subject = say('the-group', { name: 'Lamp' })
    const problem = say('in-line', { line: 3, problem: say('not-shown', { subject }) })
    expect(inEnglish(problem)).toBe('line 3: the group "Lamp" is nothing that can be shown')
    expect(inEnglish(say('known-here', { names: ['a', 'b'] }))).toBe('Take it out. Known here: a, b.')
    expect(inEnglish(say('save-as', { kinds: either('SVG', 'PNG', 'WebP') }))).toBe(
      'Save it as SVG, PNG or WebP.',
    )
    expect(inEnglish(inARow(say('take-it-out'), say('write-it')))).toBe('Take it out. Write it.')
    expect(
      inEnglish(say('has-more-than', { size: megabytesOf(9_437_184), most: megabytesOf(8_388_608) })),
    ).toBe('has 9.0 MB, more than 8.0 MB')
    expect(spoken(say('with-detail', { problem: together(['a', 'b', 'c']), detail: '' }), sentence)).toBe(
      'a and b and c: ',
    )
  })

  it('hold a value as it is, whatever it looks like [DESIGN-3]', () => {
    expect(inEnglish(say('did-you-mean', { name: '{{name}} $& <b>' }))).toBe(
      'Did you mean "{{name}} $& <b>"?',
    )
  })

  it('are none where a language lacks one of the sentences', () => {
    const words = say('in-line', { line: 1, problem: say('is-empty') })
    expect(spoken(words, (code, values) => (code === 'is-empty' ? null : filledIn('x', values)))).toBeNull()
  })

  it('are cut where a name of anybody is endless [DATA-4]', () => {
    const words = shortened(say('known-here', { names: ['a'.repeat(500)] }), 300)
    expect(inEnglish(words)).toBe(`Take it out. Known here: ${'a'.repeat(300)} ….`)
  })

  it.each([
    [{ problem: { code: 'a' }, hint: { code: 'b', values: { n: [1, 'x', { code: 'c' }] } } }, true],
    [{ problem: { code: 'a' }, hint: { code: 'b' }, copied: '{}' }, true],
    [{ problem: { code: 'a' } }, false],
    [{ problem: { code: 1 }, hint: { code: 'b' } }, false],
    [{ problem: { code: 'a', values: { n: null } }, hint: { code: 'b' } }, false],
    [{ problem: { code: 'a' }, hint: { code: 'b' }, copied: 3 }, false],
    [null, false],
  ])('are told from anything else that comes from outside: %j [SERVE-1]', (said, isOne) => {
    expect(isWordsOfFinding(said)).toBe(isOne)
  })
})

function sentence(code: string, values: Readonly<Record<string, string>>): string | null {
  const { first = '', second = '', problem = '', detail = '' } = values
  return code === 'two-together' ? `${first} and ${second}` : `${problem}: ${detail}`
}
