import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { giveKudos, markTogetherSeen, readThankable, readTogether } from '#shared/contract/together.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { kudos } from '#server/db/schema/together.ts'
import { people } from '#server/db/schema/people.ts'
import { handIn } from '#server/testing/reviewed.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openTipWorld, TEXT, write, type Cast, type TipWorld } from '#server/testing/tips.ts'
import { makeAdventure, PASSWORD } from '#server/testing/world.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let eve: Cast

beforeEach(async () => {
  world = await openTipWorld()
  ;({ ola, kuba, eve } = world)
})

const KNOTS = { sort: 'task', id: 'knots' } as const
const thank = ({ browser }: Cast, { person }: Cast, about: object = KNOTS, kind = 'help') =>
  browser.try(giveKudos, { body: { personId: person.id, kind, about } })
const received = async ({ browser }: Cast) => (await browser.call(readTogether, {})).kudos
const offered = async ({ browser }: Cast) => (await browser.call(readThankable, {})).mates
const signedIn = async (one: Cast) => ({ ...one, browser: await world.browserOf(one.person) })

describe('kudos', () => {
  it('are for what a teammate has finished or written, and reach who is thanked [ALIVE-1]', async () => {
    await handIn(ola.browser, 'knots')
    const tipId = await write(ola)
    expect(await offered(kuba)).toMatchObject([
      {
        id: ola.person.id,
        // the day alone, not the moment
        things: expect.arrayContaining([{ ...KNOTS, name: 'Task knots', date: '2026-11-23' }]),
      },
    ])
    expect((await thank(kuba, ola)).body).toEqual({ kudosLeft: 2 })
    expect((await thank(kuba, ola, { sort: 'tip', id: tipId }, 'idea')).body).toEqual({ kudosLeft: 1 })
    const both = await received(ola)
    expect(both).toHaveLength(2)
    expect(both).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'help', from: 'Kuba', about: 'Task knots', isNews: true }),
        expect.objectContaining({ kind: 'idea', from: 'Kuba', about: TEXT, isNews: true }),
      ]),
    )
    expect(await offered(kuba)).toEqual([])
  })

  it('are news once [ALIVE-1]', async () => {
    await handIn(ola.browser, 'knots')
    await thank(kuba, ola)
    const [one] = await received(ola)
    const body = { kudos: [one?.id ?? ''], goals: [] }
    await kuba.browser.call(markTogetherSeen, { body })
    expect(await received(ola)).toMatchObject([{ isNews: true }])
    await ola.browser.call(markTogetherSeen, { body })
    expect(await received(ola)).toMatchObject([{ isNews: false }])
  })

  it('are given once for the same thing, also where two devices do at once [ALIVE-1]', async () => {
    await handIn(ola.browser, 'knots')
    const tries = await Promise.all(Array.from({ length: 6 }, () => thank(kuba, ola)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await thank(kuba, ola)).body).toMatchObject({ code: 'already-thanked' })
    expect(await world.db.$count(kudos)).toBe(1)
  })

  it('are three within a day, also where they come at once [ALIVE-1]', async () => {
    const texts = ['first', 'second', 'third', 'fourth', 'fifth'].map(
      (one) => `Look at the ${one} sign again.`,
    )
    const ids: string[] = []
    for (const text of texts) ids.push(await write(ola, text))
    const tries = await Promise.all(ids.map((id) => thank(kuba, ola, { sort: 'tip', id })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
    expect(await world.db.$count(kudos)).toBe(3)
    world.clock.pass(DAY_MS)
    kuba = await signedIn(kuba)
    expect((await kuba.browser.call(readTogether, {})).kudosLeft).toBe(3)
  })

  it('are for nobody outside of one’s teams, nor for oneself [ALIVE-1] [SERVE-2]', async () => {
    await handIn(ola.browser, 'knots')
    expect(await offered(eve)).toEqual([])
    for (const giver of [eve, ola]) expect((await thank(giver, ola)).status).toBe(422)
    expect((await thank(kuba, ola, { sort: 'task', id: 'ropes' })).status).toBe(422)
  })

  it.each([{ isInActivities: false }, { isVisible: false }])(
    'are not for who hides what was finished: %o [ALIVE-1]',
    async (off) => {
      await handIn(ola.browser, 'knots')
      const isOla = eq(people.id, ola.person.id)
      await world.db
        .update(people)
        .set({ privacy: { ...OPEN_PRIVACY, ...off } })
        .where(isOla)
      expect(await offered(kuba)).toEqual([])
      expect((await thank(kuba, ola)).status).toBe(422)
    },
  )

  it('are for no anonymous survey: who answered it is nobody’s to know [ALIVE-1] [TASK-8]', async () => {
    await handIn(ola.browser, 'knots')
    const content = { ...TASK_SAMPLES.survey.content, anonymous: true }
    const tasks = [sampleTask('knots', { content }), sampleTask('ropes')]
    const missions = [sampleMission('map', { missions: ['harbour'] }), sampleMission('harbour', { tasks })]
    const { db, tenantId, clock } = world
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: 'surveys' }))
    expect(await offered(kuba)).toEqual([])
    expect((await thank(kuba, ola)).status).toBe(422)
  })

  it('name nobody who is hidden [ALIVE-1]', async () => {
    await handIn(ola.browser, 'knots')
    await thank(kuba, ola)
    const isKuba = eq(people.id, kuba.person.id)
    await world.db
      .update(people)
      .set({ privacy: { ...OPEN_PRIVACY, isVisible: false } })
      .where(isKuba)
    expect(await received(ola)).toMatchObject([{ from: null, about: 'Task knots' }])
  })

  it.each([
    ['a kind that there is not', { kind: 'love', about: KNOTS }],
    ['words of one’s own', { kind: 'help', about: KNOTS, text: 'You are slow.' }],
    ['nothing', { kind: 'help' }],
    ['a tip without an id', { kind: 'help', about: { sort: 'tip', id: 'knots' } }],
  ])('with %s are refused by the field [ALIVE-1]', async (_, more) => {
    const body = { personId: ola.person.id, ...more }
    expect((await kuba.browser.try(giveKudos, { body })).status).toBe(422)
  })

  it('go with the account of who gave or received them, and are in what one may take along [AUTH-15]', async () => {
    await handIn(ola.browser, 'knots')
    await thank(kuba, ola)
    expect(await ola.browser.call(exportMyData, {})).toMatchObject({ kudos: [{ kind: 'help' }] })
    await kuba.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await world.db.$count(kudos)).toBe(0)
  })
})
