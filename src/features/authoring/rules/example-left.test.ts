import { expect, it } from 'vitest'
import { leftOfExample } from './example-left.ts'

const EXAMPLE = {
  en: { name: 'A password', goal: 'Learn it', cards: { one: { title: 'Short', picture: '' } } },
  de: { name: 'Ein Passwort', goal: 'Lerne es', cards: { one: { title: 'Kurz', picture: '' } } },
}
const of = (words: Parameters<typeof leftOfExample>[1]) =>
  leftOfExample(EXAMPLE, words, ['en', 'de']).map(({ language, at }) => `${language} ${at.join('.')}`)

it('names the texts that still say what the example says, once one of them was written over [AUTHOR-1]', () => {
  const cards = { one: { title: 'Soap', picture: '' } }
  expect(of({ ...EXAMPLE, en: { ...EXAMPLE.en, name: 'Clean hands', cards } })).toEqual([
    'en goal',
    'de name',
    'de goal',
    'de cards.one.title',
  ])
})

it('says nothing of an example that stands as it came, whatever it is called, nor of what is gone [AUTHOR-1]', () => {
  expect(of(EXAMPLE)).toEqual([])
  expect(of({ ...EXAMPLE, en: { ...EXAMPLE.en, name: 'Clean hands' } })).toEqual([])
  expect(of({ en: { name: 'Clean hands', goal: 'Wash', cards: {} } })).toEqual([])
})
