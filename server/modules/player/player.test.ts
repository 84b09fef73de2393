import { beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, readProfile, readProgress, readToday } from '#shared/contract/player.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

describe('the profile', () => {
  it('is read and changed, field by field [AUTH-15]', async () => {
    const { browser } = world
    const before = await browser.call(readProfile, {})
    const after = await browser.call(changeProfile, {
      body: { displayName: '  Żółć 🌊  ', timeZone: 'Asia/Kathmandu' },
    })
    expect(after).toEqual({ ...before, displayName: 'Żółć 🌊', timeZone: 'Asia/Kathmandu' })
    expect(await browser.call(changeProfile, { body: {} })).toEqual(after)
    expect(await browser.call(readProfile, {})).toEqual(after)
  })

  it('keeps how I am spoken of, and what others may see of me [PROTIP-3]', async () => {
    const { browser } = world
    const open = OPEN_PRIVACY
    const closed = { ...OPEN_PRIVACY, isInActivities: false, isTipAuthor: false }
    expect(await browser.call(readProfile, {})).toMatchObject({ formOfAddress: null, privacy: open })
    await browser.call(changeProfile, { body: { formOfAddress: 'neutral', privacy: closed } })
    expect(await browser.call(readProfile, {})).toMatchObject({ formOfAddress: 'neutral', privacy: closed })
    // as another tab turns one that has never heard of these
    await browser.call(changeProfile, { body: { privacy: { isInActivities: false } } })
    await browser.call(changeProfile, { body: { formOfAddress: null, lastName: 'Żebrowska' } })
    expect(await browser.call(readProfile, {})).toMatchObject({
      formOfAddress: null,
      privacy: closed,
      firstName: 'Ada',
      lastName: 'Żebrowska',
    })
  })

  it('knows on every device that it was told to be complete, and for good [FIN-2]', async () => {
    const { browser, player } = world
    expect(await browser.call(readProfile, {})).toMatchObject({ isCompletionShown: false })
    await browser.call(changeProfile, { body: { isCompletionShown: true } })
    await browser.call(changeProfile, { body: { displayName: 'Ada L.' } })
    const elsewhere = await world.browserOf(player)
    expect(await elsewhere.call(readProfile, {})).toMatchObject({ isCompletionShown: true })
  })

  it('knows on every device that somebody was shown around, and for good [TUT-2]', async () => {
    const { browser, player } = world
    expect(await browser.call(readProfile, {})).toMatchObject({ isTutorialSeen: false })
    await browser.call(changeProfile, { body: { isTutorialSeen: true, tourLeft: ['reward', 'menu'] } })
    const elsewhere = await world.browserOf(player)
    expect(await elsewhere.call(readProfile, {})).toMatchObject({
      ...{ isTutorialSeen: true, tourLeft: ['reward', 'menu'] },
    })
    await elsewhere.call(changeProfile, { body: { tourLeft: [] } })
    expect(await browser.call(readProfile, {})).toMatchObject({ isTutorialSeen: true, tourLeft: [] })
  })

  it.each([
    [{ isTutorialSeen: false }, 'isTutorialSeen'],
    [{ tourLeft: ['arrival'] }, 'tourLeft.0'],
    [{ tourLeft: ['menu', 'menu', 'menu'] }, 'tourLeft'],
    [{ isCompletionShown: false }, 'isCompletionShown'],
    [{ firstName: ' A ' }, 'firstName'],
    [{ formOfAddress: 'it' }, 'formOfAddress'],
    [{ privacy: { isTipAuthor: 'no' } }, 'privacy.isTipAuthor'],
    [{ avatar: '/elsewhere.webp' }, 'avatar'],
    [{ email: 'other@test.test' }, 'email'],
    [{ displayName: 'x' }, 'displayName'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ language: 'xx' }, 'language'],
    [{ language: 'es' }, 'language'],
    [{ role: 'admin' }, 'role'],
    [{ displayName: 'a\u0000b' }, 'displayName'],
  ])('refuses %j and names the field [AUTH-15]', async (body, path) => {
    const answer = await world.browser.try(changeProfile, { body })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'refused-fields', fields: [{ path }] })
  })
})

describe('the language', () => {
  it('is kept in the profile of whoever is signed in [LANG-2]', async () => {
    await world.browser.call(changeLocale, { body: { _locale: 'pl' } })
    expect(await world.browser.call(readProfile, {})).toMatchObject({ language: 'pl' })
  })

  it('is kept in this browser alone without a session [LANG-2]', async () => {
    const stranger = world.stranger()
    expect((await stranger.try(changeLocale, { body: { _locale: 'pl' } })).status).toBe(204)
    expect(stranger.cookies.get('_locale')).toBe('pl')
    expect((await stranger.try(changeLocale, { body: { _locale: 'es' } })).status).toBe(422)
  })
})

describe('progress', () => {
  it('starts at nothing for every mission, so that the tutorial starts [PROG-3]', async () => {
    const progress = await world.browser.call(readProgress, {})
    expect(progress).toEqual({
      playerProgress: 0,
      playerPoints: 0,
      playerCoins: 0,
      items: ['map', 'harbour', 'reef', 'empty'].map((id) => ({ id, playerProgress: 0, playerPoints: 0 })),
      goods: [],
    })
  })

  it('is nothing for somebody who is enrolled nowhere [PROG-3]', async () => {
    const { db, tenantId, clock } = world
    const browser = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await browser.call(readProgress, {})).toMatchObject({ playerProgress: 0, items: [] })
    expect(await browser.call(readToday, {})).toEqual({
      tasksDoneToday: 0,
      pointsToday: 0,
      streakDue: true,
      newMessages: 0,
    })
  })
})
