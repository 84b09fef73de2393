import { expect, it } from 'vitest'
import { newTenant } from '#server/play/first-tenant.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

it('a tenant has its own wording, and another tenant another [LANG-4] [SERVE-2]', async () => {
  const { app, db, clock } = await openWorld()
  const words = { pl: { 'session.title': 'Dzień dobry' }, en: { 'session.title': '' } }
  await makeTenant(db, clock.now(), { hosts: ['own.test'], isDefault: false, words })
  const wordsAt = async (host: string) =>
    (await app.inject({ url: '/assets/i18n/customTranslate.json', headers: { host } })).json<unknown>()
  expect(await wordsAt('own.test')).toEqual(words)
  expect(await wordsAt('house.test')).toEqual({})
})

it('the login of a tenant in which nobody has ever been says where its first link is, and no other [DESK-1]', async () => {
  const { app, db, clock } = await openWorld()
  const { features } = newTenant(
    { ...{ name: 'empty', title: 'Empty', languages: [] }, defaultLanguage: 'pl', timeZone: 'UTC' },
    clock.now(),
  )
  const empty = await makeTenant(db, clock.now(), {
    ...{ hosts: ['empty.test'], isDefault: false, features, languages: ['pl', 'en'] },
    words: { pl: { 'session.title': 'Dzień dobry' } },
  })
  const wordsAt = async (host: string) =>
    (await app.inject({ url: '/assets/i18n/customTranslate.json', headers: { host } })).json<unknown>()
  expect(await wordsAt('empty.test')).toEqual({
    pl: {
      'session.title': 'Dzień dobry',
      'session.welcome': expect.stringContaining('nikt nie ma tu jeszcze konta'),
    },
    en: { 'session.welcome': expect.stringContaining('nobody has an account here yet') },
  })
  expect(await wordsAt('house.test')).toEqual({})
  await makePerson(db, empty.id, clock.now())
  expect(await wordsAt('empty.test')).toEqual({ pl: { 'session.title': 'Dzień dobry' } })
})
