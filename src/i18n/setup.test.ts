import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { dropLocal, readLocal } from '#src/lib/storage.ts'
import { learnRoomWords, pick, speak, startWords } from './setup.ts'

function say(words: string) {
  return { status: 200, body: { session: { title: words } } } as const
}

describe('the words on the screen', () => {
  beforeEach(async () => {
    for (const language of ['en', 'de', 'es']) i18next.removeResourceBundle(language, 'translation')
    answerWith(() => say('Hello'))
    await speak('en')
  })

  it('change when the new ones have come, without asking for the same twice', async () => {
    answerWith(() => say('Hallo'))
    await speak('de')
    await speak('en')
    await speak('de')
    expect(i18next.t('session.title')).toBe('Hallo')
    expect(asked.filter(({ url }) => url.includes('de.json'))).toHaveLength(1)
  })

  it('stay where the new ones do not come, which are asked for again at the next pick [LANG-5]', async () => {
    answerWith(() => 'no-answer')
    await speak('de')
    expect(i18next.t('session.title')).toBe('Hello')
    answerWith(() => say('Hallo'))
    await speak('de')
    expect(i18next.t('session.title')).toBe('Hallo')
  })

  it('are the tenant’s own where it has some, empty ones too [LANG-4] [LANG-5]', async () => {
    answerWith((url) =>
      url.includes('customTranslate')
        ? { status: 200, body: { de: { 'session.title': 'Moin', 'session.welcome': '' } } }
        : { status: 200, body: { session: { title: 'Hallo', welcome: 'Schön', submit: 'Los' } } },
    )
    await speak('de')
    const said = (['title', 'welcome', 'submit'] as const).map((key) => i18next.t(`session.${key}`))
    expect(said).toEqual(['Moin', '', 'Los'])
  })

  it.each<[string, Answer]>([
    ['does not come', 'no-answer'],
    ['is a page', { status: 200, body: '<!doctype html>' }],
    ['is malformed', { status: 200, body: { de: { session: { title: 'Moin' } } } }],
  ])('are the product’s where the tenant’s wording %s [LANG-5]', async (_, answer) => {
    answerWith((url) => (url.includes('customTranslate') ? answer : say('Hallo')))
    await speak('de')
    expect(i18next.t('session.title')).toBe('Hallo')
  })

  it('take the tenant’s own in when they come after the product’s [LANG-4]', async () => {
    answerWith((url) => (url.includes('customTranslate') ? { status: 503 } : say('Hallo')))
    await speak('de')
    expect(i18next.t('session.title')).toBe('Hallo')
    const own = { status: 200, body: { de: { 'session.title': 'Moin' } } } as const
    answerWith((url) => (url.includes('customTranslate') ? own : 'no-answer'))
    await speak('de')
    expect(i18next.t('session.title')).toBe('Moin')
    expect(asked.map(({ url }) => url)).toEqual(['/assets/i18n/customTranslate.json'])
  })

  it('are the tenant’s own also where the product’s come from their other address [LANG-4]', async () => {
    const own = { status: 200, body: { de: { 'session.title': 'Moin' } } } as const
    answerWith((url) => {
      if (url.includes('customTranslate')) return own
      return url.includes('./translate/de.json') ? say('Hallo') : { status: 500 }
    })
    await speak('de')
    expect(i18next.t('session.title')).toBe('Moin')
  })

  it('are kept for the next start only where somebody picked them [LANG-2]', async () => {
    dropLocal('_locale')
    answerWith(() => say('Cześć'))
    await startWords(['pl', 'en'], 'pl')
    expect(readLocal('_locale')).toBeNull()
    await pick('pl')
    expect(readLocal('_locale')).toBe('pl')
  })

  it('are those of the last pick, whichever came last', async () => {
    // German is found at its second address only, and so comes after Spanish.
    answerWith((url) => {
      if (url.includes('/assets/i18n/de')) return { status: 404 }
      return url.includes('de.json') ? say('Hallo') : say('Hola')
    })
    await Promise.all([pick('de'), pick('es')])
    expect(i18next.t('session.title')).toBe('Hola')
    expect(readLocal('_locale')).toBe('es')
  })
})

it('brings the words of the rooms when the first is opened, and from then on with each language [LANG-4] [START-2]', async () => {
  answerWith((url) => {
    if (url.includes('customTranslate'))
      return { status: 200, body: { en: { 'people.adminsOnly': 'Crew', 'session.title': 'Ahoy' } } }
    return url.includes('/rooms/')
      ? { status: 200, body: { people: { adminsOnly: 'People', area: 'Area' } } }
      : say('Hello')
  })
  for (const language of ['en', 'de']) i18next.removeResourceBundle(language, 'translation')
  await speak('en')
  expect(asked.filter(({ url }) => url.includes('/rooms/'))).toEqual([])
  await learnRoomWords()
  await learnRoomWords()
  const said = (['people.adminsOnly', 'people.area', 'session.title'] as const).map((key) => i18next.t(key))
  expect(said).toEqual(['Crew', 'Area', 'Ahoy'])
  await speak('de')
  expect(i18next.t('people.area')).toBe('Area')
  const rooms = asked.map(({ url }) => url).filter((url) => url.includes('/rooms/'))
  expect(rooms).toEqual(['/assets/i18n/rooms/en.json', '/assets/i18n/rooms/de.json'])
})
