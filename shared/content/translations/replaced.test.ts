import { describe, expect, it } from 'vitest'
import { notesOfReplaced } from './replaced.ts'
import type { DraftTexts } from './units.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const EN = 'home/text/en.json'
const PL = 'home/text/pl.json'
const SOURCES = 'home/text/sources/pl.json'
const TEXTS: DraftTexts = {
  [EN]: json({ name: 'Home', tasks: { lamp: { name: 'Lamp', goal: 'See' } } }),
  [PL]: json({ name: 'Dom', tasks: { lamp: { name: 'Lampa' } } }),
}
const after = (replaced: Record<string, unknown>, texts: DraftTexts = TEXTS) => {
  const written = Object.fromEntries(
    Object.entries(replaced).map(([path, value]) => [path, typeof value === 'string' ? value : json(value)]),
  )
  const notes = notesOfReplaced(texts, written, ['en', 'pl', 'de'])
  return Object.fromEntries(
    Object.entries(notes).map(([path, text]): [string, unknown] => [path, JSON.parse(text)]),
  )
}

describe('whole files of words that take the place of others', () => {
  it('make translations outdated whose source text is another one, and no others [AUTHOR-2]', () => {
    const en = { name: 'Our home', tasks: { lamp: { name: 'Lamp', goal: 'Look' } } }
    expect(after({ [EN]: en })).toEqual({ [SOURCES]: { from: 'en', texts: { name: 'Home' } } })
  })

  it('are made from the source text of now: what came anew is outdated no more [AUTHOR-2]', () => {
    const noted = { from: 'en', texts: { name: 'A house', tasks: { lamp: { name: 'A lamp' } } } }
    const texts = { ...TEXTS, [SOURCES]: json(noted) }
    const pl = { name: 'Nasz dom', tasks: { lamp: { name: 'Lampa' } } }
    expect(after({ [PL]: pl }, texts)).toEqual({
      [SOURCES]: { from: 'en', texts: { name: 'Home', tasks: { lamp: { name: 'A lamp' } } } },
    })
  })

  it('go together where both come at once, and note nothing where nothing was known [AUTHOR-2]', () => {
    const en = { name: 'Our home', tasks: { lamp: { name: 'The lamp' } } }
    const pl = { name: 'Nasz dom', tasks: { lamp: { name: 'Ta lampa' } } }
    expect(after({ [EN]: en, [PL]: pl })).toEqual({})
    expect(after({ [PL]: pl })).toEqual({})
    expect(after({ 'home/text/de.json': { name: 'Heim' } })).toEqual({})
  })

  it('are left alone where they bring notes of their own, and where they cannot be read [AUTHOR-2]', () => {
    const en = { name: 'Our home' }
    expect(after({ [EN]: en, [SOURCES]: { from: 'en', texts: {} } })).toEqual({})
    expect(after({ [EN]: 'not yet {' })).toEqual({})
    expect(after({ [EN]: en }, { ...TEXTS, [SOURCES]: 'not yet {' })).toEqual({})
  })
})
