import { expect, it } from 'vitest'
import { openWorld } from '#server/testing/test-app.ts'
import { makeTenant } from '#server/testing/world.ts'

it('a tenant has its own wording, and another tenant another [LANG-4] [SERVE-2]', async () => {
  const { app, db, clock } = await openWorld()
  const words = { pl: { 'session.title': 'Dzień dobry' }, en: { 'session.title': '' } }
  await makeTenant(db, clock.now(), { hosts: ['own.test'], isDefault: false, words })
  const wordsAt = async (host: string) =>
    (await app.inject({ url: '/assets/i18n/customTranslate.json', headers: { host } })).json<unknown>()
  expect(await wordsAt('own.test')).toEqual(words)
  expect(await wordsAt('house.test')).toEqual({})
})
