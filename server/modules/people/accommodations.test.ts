import { beforeEach, expect, it } from 'vitest'
import { changePerson, readPerson } from '#shared/contract/people.ts'
import { readProfile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { NO_ACCOMMODATIONS } from '#shared/domain/accommodation-defaults.ts'
import { startTask } from '#shared/contract/attempts.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

let world: TestWorld
beforeEach(async () => {
  world = await openWorld()
})

async function adminOf() {
  const { db, tenantId, clock } = world
  return world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
}

it('what a person needs goes with the account, and what is not named stays [ACCESS-5]', async () => {
  const { browser } = world
  expect((await browser.call(readProfile, {})).accommodations).toEqual(NO_ACCOMMODATIONS)
  await browser.call(changeProfile, { body: { accommodations: { textSize: 150, isMapStill: true } } })
  await browser.call(changeProfile, { body: { accommodations: { spokenDetail: 'full' } } })
  const another = await world.browserOf(world.player)
  expect((await another.call(readProfile, {})).accommodations).toEqual({
    ...NO_ACCOMMODATIONS,
    ...{ textSize: 150, isMapStill: true, spokenDetail: 'full' },
  })
})

it('an admin sets it for a person, who sees it and may change it [ACCESS-5]', async () => {
  const admin = await adminOf()
  const params = { personId: world.player.id }
  const changed = await admin.call(changePerson, {
    params,
    body: { accommodations: { hasHighContrast: true } },
  })
  expect(changed.accommodations).toMatchObject({ hasHighContrast: true, isListFirst: false })
  expect((await world.browser.call(readProfile, {})).accommodations).toMatchObject({ hasHighContrast: true })
  await world.browser.call(changeProfile, { body: { accommodations: { hasHighContrast: false } } })
  expect((await admin.call(readPerson, { params })).accommodations).toEqual(NO_ACCOMMODATIONS)
})

it.each([
  { textSize: 110 },
  { textSize: '150' },
  { hasHighContrast: 'yes' },
  { spokenDetail: 'everything' },
  { extraExamTime: 50 },
])('refuses what nobody can need: %j [ACCESS-5]', async (accommodations) => {
  const body = { accommodations } as object
  expect((await world.browser.try(changeProfile, { body })).status).toBe(422)
  const params = { personId: world.player.id }
  expect((await (await adminOf()).try(changePerson, { params, body })).status).toBe(422)
})

it('who chose plain language reads it where an author wrote it, and the text elsewhere [ACCESS-5]', async () => {
  const { db, tenantId, clock, browser } = world
  const harbour = sampleMission('harbour', { tasks: [sampleTask('knots')] })
  const { en = { name: 'Harbour', tasks: {} } } = harbour.text
  const { cards = {}, ...knots } = en.tasks['knots'] ?? { name: 'Knots', goal: '', congrats: '' }
  const hello = { ...cards['hello'], text: 'A long sentence.', plain: 'Short words.' }
  const text = { en: { ...en, tasks: { knots: { ...knots, cards: { ...cards, hello } } } } }
  const missions = [sampleMission('map', { missions: ['harbour'] }), { ...harbour, text }]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'plain' }))
  const textsOf = async () => {
    const { playable } = await browser.call(startTask, { params: { taskId: 'knots' } })
    return playable.type === 'learning-pill' ? playable.cards.map((card) => card.text) : []
  }
  const [long, other] = await textsOf()
  expect(long).toBe('A long sentence.')
  await browser.call(changeProfile, { body: { accommodations: { isPlainLanguage: true } } })
  expect((await textsOf()).slice(0, 2)).toEqual(['Short words.', other])
})
