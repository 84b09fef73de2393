import { describe, expect, it } from 'vitest'
import { checkWording } from './check.ts'

const wording = (texts: Record<string, Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([language, its]) => [language, new Map(Object.entries(its))]))

const POLISH_DAYS = {
  days_one: '{{count}} dzień',
  days_few: '{{count}} dni',
  days_many: '{{count}} dni',
  days_other: '{{count}} dnia',
}

describe('the check of texts', () => {
  it('is content with equal keys and the plural forms of each language [LANG-6]', () => {
    const texts = wording({
      pl: { hello: 'Cześć, {{name}}', ...POLISH_DAYS },
      en: { hello: 'Hello {{ name }}', days_one: 'one day', days_other: '{{count}} days' },
    })
    expect(checkWording(texts)).toEqual([])
  })

  it('names the key and the language of a missing text [LANG-1]', () => {
    const texts = wording({ pl: { hello: 'Cześć', ...POLISH_DAYS }, en: { bye: 'Bye' } })
    expect(checkWording(texts)).toEqual([
      'bye is missing in pl',
      'days is missing in en',
      'hello is missing in en',
    ])
  })

  it('names a folder once where a language has no file in it [LANG-1]', () => {
    const texts = wording({
      en: { 'tips.give': 'Give', 'tips.none': 'None', 'team.name': 'Name', 'team.gone': 'Gone' },
      it: { 'team.name': 'Nome' },
    })
    expect(checkWording(texts)).toEqual(['team.gone is missing in it', 'tips has no file in it: 2 texts'])
  })

  it('names plural forms that a language needs and lacks, or never says [LANG-6]', () => {
    const texts = wording({
      pl: { days_one: 'dzień', days_other: 'dni' },
      en: { days_one: 'day', days_few: 'days', days_other: 'days' },
    })
    expect(checkWording(texts)).toEqual([
      'days_few is missing in pl: the language needs that form',
      'days_few is never said in en: the language has no such form',
      'days_many is missing in pl: the language needs that form',
    ])
  })

  it('takes a key that only looks like a plural as it is', () => {
    const texts = wording({ pl: { step_one: 'Krok' }, en: { step_one: 'Step' } })
    expect(checkWording(texts)).toEqual([])
  })

  it('compares placeholders, tags and nested keys', () => {
    const texts = wording({
      pl: { a: '{{imie}}', b: '<1>tu</1>', c: '$t(app.name)' },
      en: { a: '{{name}}', b: 'here', c: '$t(app.name)' },
    })
    expect(checkWording(texts)).toEqual([
      'a has different placeholders: pl {{imie}}, en {{name}}',
      'b has different placeholders: pl <1>, en none',
    ])
  })

  it('takes an empty text as intended only where all languages leave it empty [LANG-5]', () => {
    const texts = wording({ pl: { suffix: '', hint: '' }, en: { suffix: '', hint: 'A hint' } })
    expect(checkWording(texts)).toEqual(['hint is empty in pl and not in the others'])
  })

  it('finds a sentence that nobody translated, and stray spaces', () => {
    const sentence = 'Light the lantern on this island'
    const texts = wording({ pl: { a: sentence, b: 'Port ' }, en: { a: sentence, b: 'Harbour' } })
    expect(checkWording(texts)).toEqual([
      'a is the same sentence in en and pl',
      'b begins or ends with a space in pl',
    ])
  })
})
