import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readProgress } from '#shared/contract/player.ts'
import { readMyPoints } from '#shared/contract/player-area.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import {
  readTeammates,
  readTip,
  readTipBook,
  readTips,
  withdrawTip,
  writeTip,
} from '#shared/contract/tips.ts'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { people } from '#server/db/schema/people.ts'
import { ledgerEntries } from '#server/db/schema/rewards.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { ALL_ON } from '#server/testing/tenant-things.ts'
import {
  chosenFor,
  openTipWorld,
  TEXT,
  tryChoose,
  write,
  type Cast,
  type TipWorld,
} from '#server/testing/tips.ts'
import { PASSWORD } from '#server/testing/world.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let marta: Cast
let eve: Cast

beforeEach(async () => {
  world = await openTipWorld()
  ;({ ola, kuba, marta, eve } = world)
})

const readOne = ({ browser }: Cast, id: string) => browser.try(readTip, { body: { id } })
const hide = ({ person }: Cast) =>
  world.db
    .update(people)
    .set({ privacy: { isTipAuthor: false } })
    .where(eq(people.id, person.id))

describe('a tip that was chosen for me', () => {
  it('is told with who chose it, how that person is spoken of, and what reading it brings [PROTIP-1] [PROTIP-3]', async () => {
    await chosenFor(ola, kuba)
    expect(await kuba.browser.call(readTips, {})).toEqual({
      points: 5,
      protips: [
        {
          id: expect.any(String),
          text: TEXT,
          date: world.clock.now().toISOString(),
          user: 'Ola',
          avatar: null,
          avatarSprite: null,
          form: 'she',
          author: null,
          language: 'en',
        },
      ],
      chosen: [],
    })
    expect(await ola.browser.call(readTips, {})).toMatchObject({ protips: [], chosen: [] })
  })

  it.each([
    ['Kuba', null, 'he'],
    ['Marek', null, 'he'],
    ['Ola', 'he', 'he'],
    ['Marek', 'neutral', 'neutral'],
  ] as const)('by %s who chose %s is worded as %s [PROTIP-3]', async (firstName, formOfAddress, form) => {
    const { db } = world
    await db.update(people).set({ firstName, formOfAddress }).where(eq(people.id, ola.person.id))
    await chosenFor(ola, kuba)
    expect(await kuba.browser.call(readTips, {})).toMatchObject({ protips: [{ form }] })
  })

  it('names who wrote it where another chose it, and tells the author, once [PROTIP-1] [PROTIP-4] [INFO-1]', async () => {
    await tryChoose(kuba, await write(ola), marta)
    const reply = await marta.browser.call(readTips, {})
    expect(reply.protips).toMatchObject([{ user: 'Kuba', form: 'he', author: 'Ola' }])
    const { chosen, protips } = await ola.browser.call(readTips, {})
    expect([chosen, protips]).toMatchObject([[{ text: TEXT, user: 'Kuba' }], []])
    expect((await readOne(ola, chosen[0]?.id ?? '')).body).toEqual({ points: 0 })
    expect((await ola.browser.call(readTips, {})).chosen).toEqual([])
    expect((await marta.browser.call(readTips, {})).protips).toHaveLength(1)
  })

  it('names nobody who hides from authors, neither chooser nor writer; the words stay [PROTIP-1] [PROTIP-4]', async () => {
    await tryChoose(kuba, await write(ola), marta)
    await Promise.all([hide(ola), hide(kuba)])
    const { protips } = await marta.browser.call(readTips, {})
    expect(protips).toMatchObject([{ user: null, form: 'neutral', author: null, avatar: null, text: TEXT }])
    expect((await ola.browser.call(readTips, {})).chosen).toMatchObject([{ user: null }])
    const { tips: book } = await marta.browser.call(readTipBook, { query: {} })
    expect(book).toMatchObject([{ author: null, text: TEXT }])
    const own = await ola.browser.call(readTipBook, { query: {} })
    expect(own.tips).toMatchObject([{ author: { displayName: 'Ola' }, isMine: true }])
    expect(JSON.stringify([protips, book])).not.toMatch(/Ola|Kuba/)
  })

  it('is read once, brings its points once, and is gone from the list [PROTIP-2]', async () => {
    const id = await chosenFor(ola, kuba)
    expect((await readOne(kuba, id)).body).toEqual({ points: 5 })
    expect((await readOne(kuba, id)).body).toEqual({ points: 0 })
    expect(await kuba.browser.call(readTips, {})).toEqual({ points: 0, protips: [], chosen: [] })
    expect((await kuba.browser.call(readProgress, {})).playerPoints).toBe(5)
    const { entries } = await kuba.browser.call(readMyPoints, { query: {} })
    expect(entries).toMatchObject([{ reason: 'tip', name: null, points: 5, coins: 0 }])
  })

  it('brings nothing a second time within twelve hours in another zone, and again after them [PROTIP-2] [STREAK-6]', async () => {
    const readIn = async (timeZone: string, chooser: Cast) => {
      const signedIn = async (one: Cast) => ({ ...one, browser: await world.browserOf(one.person) })
      const [reader, from] = [await signedIn(kuba), await signedIn(chooser)]
      await reader.browser.call(changeProfile, { body: { timeZone } })
      const id = await chosenFor(from, reader, `Lock the screen in ${timeZone}.`)
      const reply = (await reader.browser.call(readTips, {})).points
      expect((await readOne(reader, id)).body).toEqual({ points: reply })
      return reply
    }
    expect(await readIn('UTC', ola)).toBe(5)
    // the next day there, a minute later
    world.clock.pass(60_000)
    expect(await readIn('Pacific/Kiritimati', marta)).toBe(0)
    world.clock.pass(15 * HOUR_MS)
    expect(await readIn('Asia/Tokyo', ola)).toBe(5)
  })

  it('brings points on the first of a day alone, and again on the next [PROTIP-2] [TASK-6]', async () => {
    const first = await chosenFor(ola, kuba)
    await tryChoose(marta, await write(marta, 'Say early that it gets late.'), kuba)
    const { protips } = await kuba.browser.call(readTips, {})
    const second = protips.find(({ id }) => id !== first)?.id ?? ''
    expect((await readOne(kuba, first)).body).toEqual({ points: 5 })
    expect((await readOne(kuba, second)).body).toEqual({ points: 0 })
    world.clock.pass(DAY_MS)
    kuba = { ...kuba, browser: await world.browserOf(kuba.person) }
    ola = { ...ola, browser: await world.browserOf(ola.person) }
    expect((await readOne(kuba, await chosenFor(ola, kuba, 'Ask when a link looks odd.'))).body).toEqual({
      points: 5,
    })
    const rows = await world.db.select().from(ledgerEntries)
    expect(rows.map(({ reason, cycle }) => [reason, cycle])).toEqual([
      ['tip', '2026-11-23'],
      ['tip', '2026-11-24'],
    ])
  })

  it('brings its points once also where two devices read it at the same time [PROTIP-2] [TASK-6]', async () => {
    const id = await chosenFor(ola, kuba)
    const answers = await Promise.all(Array.from({ length: 6 }, () => readOne(kuba, id)))
    const brought = answers.map(({ body }) => (body as { points: number }).points)
    expect(brought.sort()).toEqual([0, 0, 0, 0, 0, 5])
    expect(await world.db.$count(ledgerEntries)).toBe(1)
  })

  it('is gone for everybody when its author takes it back: reading it is 404 [PROTIP-2] [INFO-1]', async () => {
    const id = await chosenFor(ola, kuba)
    const { tips: book } = await ola.browser.call(readTipBook, { query: {} })
    await ola.browser.call(withdrawTip, { params: { tipId: book[0]?.id ?? '' } })
    expect((await readOne(kuba, id)).status).toBe(404)
    expect(await kuba.browser.call(readTips, {})).toMatchObject({ protips: [] })
  })

  it('is read by nobody else [PROTIP-2]', async () => {
    const id = await chosenFor(ola, kuba)
    for (const other of [marta, eve]) expect((await readOne(other, id)).status).toBe(404)
    expect(await world.db.$count(ledgerEntries)).toBe(0)
  })

  it('speaks the language of who reads it, where its words are known in it [PROTIP-1]', async () => {
    const id = await chosenFor(ola, kuba)
    await world.db.update(tips).set({ words: { en: TEXT, pl: 'Blokuj ekran, gdy wstajesz.' } })
    await world.db.update(people).set({ language: 'pl' }).where(eq(people.id, kuba.person.id))
    const browser = await world.browserOf(kuba.person)
    expect((await browser.call(readTips, {})).protips).toMatchObject([
      { id, text: 'Blokuj ekran, gdy wstajesz.', language: 'pl' },
    ])
  })
})

describe('tips', () => {
  it.each([
    ['the param', { params: [] }],
    ['the tenant’s feature', { features: { ...ALL_ON.features, isProtipEnabled: false } }],
  ])('are not there without %s [PROTIP-1] [BOOT-7]', async (_, without) => {
    const id = await chosenFor(ola, kuba)
    await world.db.update(tenants).set(without).where(eq(tenants.id, world.tenantId))
    world.clock.pass(DAY_MS)
    kuba = { ...kuba, browser: await world.browserOf(kuba.person) }
    expect(await kuba.browser.call(readTips, {})).toEqual({ points: 0, protips: [], chosen: [] })
    expect((await readOne(kuba, id)).status).toBe(404)
    for (const call of [readTipBook, readTeammates]) {
      expect((await kuba.browser.try(call, { query: {} })).status).toBe(404)
    }
    expect((await kuba.browser.try(writeTip, { body: { text: TEXT } })).status).toBe(404)
  })

  it('go with the account of who wrote, chose or was given them, and are in what one may take along [AUTH-15]', async () => {
    await chosenFor(ola, kuba)
    expect(await ola.browser.call(exportMyData, {})).toMatchObject({ tips: [{ words: { en: TEXT } }] })
    expect(await kuba.browser.call(exportMyData, {})).toMatchObject({ tip_choices: [{ readAt: null }] })
    await ola.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect([await world.db.$count(tips), await world.db.$count(tipChoices)]).toEqual([0, 0])
  })
})
