import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

const signsIn = (words: string) => [...new Intl.Segmenter().segment(words)].length

describe('the title of an activity', () => {
  it.each([
    ['Basia Wójcik', 'Hasła bez żółtych', 'Hasła bez żółtych'],
    ['Basia', 'Hasła bez żółtych karteczek', 'Hasła bez żółtych karte…'],
    ['Basia', '1234567890123456789012345', '1234567890123456789012345'],
    ['A name that is longer than thirty signs', 'Fire, and what to do until help comes', '…'],
    ['🦊🦊', '🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧🐧', `${'🐧'.repeat(26)}…`],
  ])('beside %s: %s stands as %s [ACT-3]', (name, title, shown) => {
    expect(shortTitle(name, title)).toBe(shown)
  })

  it('is whole up to 30 signs with the name, and beyond cut to 28 less the name’s [ACT-3]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, title) => {
        const [taken, given] = [signsIn(name), signsIn(title)]
        const shown = shortTitle(name, title)
        if (taken + given <= 30) expect(shown).toBe(title)
        else expect(signsIn(shown)).toBe(Math.max(0, 28 - taken) + 1)
      }),
    )
  })
})
