import { describe, expect, it } from 'vitest'
import { WRITTEN_PICTURE } from '#shared/contract/content-plays.ts'
import { looseWords } from './loose-words.ts'
import { begunAt, withPictures, withWords } from './served-words.ts'
import { writtenWords } from './written-words.ts'

const said = (parts: Record<string, object>) =>
  looseWords({ name: 'Waste', parts: JSON.parse(JSON.stringify(parts)) })
const BEFORE = said({ jar: { title: 'A jar', explanation: 'sorting' }, tin: { title: 'A tin' } })
const SHOWN = {
  type: 'sorting',
  items: [
    { key: 'a', text: 'A tin', picture: `${WRITTEN_PICTURE}tin.svg` },
    { key: 'b', text: 'A jar', picture: null },
  ],
}

describe('what the server showed of a task that is written', () => {
  it('has the words of now, where it is unmistakable which they are [AUTHOR-1]', () => {
    const now = said({ jar: { title: 'A jam jar', explanation: 'cloze' }, tin: { title: 'A tin' } })
    expect(withWords(SHOWN, BEFORE, now)).toEqual({
      ...SHOWN,
      items: [SHOWN.items[0], { key: 'b', text: 'A jam jar', picture: null }],
    })
    expect(withWords(SHOWN, BEFORE, BEFORE)).toBe(SHOWN)
    const twins = said({ jar: { title: 'A tin' }, tin: { title: 'A tin' } })
    const shown = { items: SHOWN.items.map((item) => ({ ...item, text: 'A tin' })) }
    expect(withWords(shown, twins, said({ jar: { title: 'A can' }, tin: { title: 'A tin' } }))).toEqual(shown)
    const empty = said({ jar: { title: '' } })
    expect(withWords({ first: '', last: '' }, empty, said({ jar: { title: 'A' } }))).toEqual({
      first: '',
      last: '',
    })
  })

  it('has pictures of the draft where they are looked at [AUTHOR-1]', () => {
    const shown = withPictures(SHOWN, (name) => (name === 'tin.svg' ? '/files/tin.svg' : null))
    expect(shown).toMatchObject({ items: [{ picture: '/files/tin.svg' }, { picture: null }] })
    expect(withPictures(SHOWN, () => null)).toMatchObject({ items: [{ picture: '' }, {}] })
  })

  it('begins at the part that is open in the form [AUTHOR-1]', () => {
    expect(begunAt(SHOWN, BEFORE, 'jar')).toEqual({ ...SHOWN, items: SHOWN.items.toReversed() })
    expect(begunAt(SHOWN, BEFORE, 'gone')).toEqual(SHOWN)
    expect(begunAt(SHOWN, BEFORE, null)).toBe(SHOWN)
    const asWritten = {
      cards: [
        { id: 'tin', text: 'A tin' },
        { id: 'jar', text: 'A jar' },
      ],
    }
    expect(begunAt(asWritten, BEFORE, 'jar')).toEqual(asWritten)
  })
})

describe('words as they are written', () => {
  it('go to the server with feedback, cut where they are too long, and nothing of what is no word [AUTHOR-1]', () => {
    const words = looseWords({
      name: 'Knots',
      cards: { one: { question: 'Why?', answers: { a: 'So', b: 7 }, feedback: { b: 'Not so' }, seen: 3 } },
      notes: { one: { title: 'Elsewhere' } },
    })
    expect(writtenWords(words)).toEqual({
      cards: { one: { question: 'Why?', answers: { a: 'So' }, feedback: { b: 'Not so' } } },
    })
    const long = looseWords({ cards: { one: { text: 'x'.repeat(9000) } } })
    expect(writtenWords(long).cards?.['one']?.text).toHaveLength(8000)
  })
})
