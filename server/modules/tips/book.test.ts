import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readTeammates, readTipBook, withdrawTip, writeTip } from '#shared/contract/tips.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { people } from '#server/db/schema/people.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import {
  castOf,
  openTipWorld,
  TEXT,
  tryChoose,
  write,
  type Cast,
  type TipWorld,
} from '#server/testing/tips.ts'

let world: TipWorld
let ola: Cast
let kuba: Cast
let marta: Cast
let eve: Cast

beforeEach(async () => {
  world = await openTipWorld()
  ;({ ola, kuba, marta, eve } = world)
})

describe('a tip for a teammate', () => {
  it('is chosen once a day for each, and no tip twice for the same person [PROTIP-4]', async () => {
    const [one, two] = [await write(ola), await write(ola, 'Breathe before you answer.')]
    expect((await tryChoose(kuba, one, marta)).status).toBe(204)
    const again = await tryChoose(kuba, two, marta)
    expect([again.status, again.body]).toMatchObject([409, { code: 'already-chosen' }])
    const same = await tryChoose(ola, one, marta)
    expect([same.status, same.body]).toMatchObject([409, { code: 'already-chosen' }])
    const mates = await kuba.browser.call(readTeammates, {})
    expect(mates.teammates).toMatchObject([
      { displayName: 'Marta', hasOne: true },
      { displayName: 'Ola', hasOne: false },
    ])
    world.clock.pass(DAY_MS)
    kuba = { ...kuba, browser: await world.browserOf(kuba.person) }
    expect((await tryChoose(kuba, two, marta)).status).toBe(204)
  })

  it('comes once where it is chosen in two windows at the same time [PROTIP-4]', async () => {
    const [one, two] = [await write(ola), await write(ola, 'Breathe before you answer.')]
    const tries = await Promise.all([one, two, one, two].map((tip) => tryChoose(kuba, tip, marta)))
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    expect(await world.db.$count(tipChoices)).toBe(1)
  })

  it('is never chosen for oneself, for who wrote it, for a stranger or for a closed account [PROTIP-4]', async () => {
    const tip = await write(ola)
    expect((await tryChoose(kuba, tip, kuba)).status).toBe(422)
    expect((await tryChoose(kuba, tip, eve)).status).toBe(422)
    expect((await tryChoose(kuba, tip, ola)).status).toBe(409)
    await world.db.update(people).set({ isDisabled: true }).where(eq(people.id, marta.person.id))
    expect((await tryChoose(kuba, tip, marta)).status).toBe(422)
    expect(await world.db.$count(tipChoices)).toBe(0)
  })

  it('is none of another team’s, nor of who was disabled [PROTIP-4] [SERVE-2]', async () => {
    const theirs = await write(eve)
    expect((await tryChoose(kuba, theirs, marta)).status).toBe(422)
    expect((await kuba.browser.call(readTipBook, { query: {} })).tips).toEqual([])
    const gone = await write(ola)
    await world.db.update(people).set({ isDisabled: true }).where(eq(people.id, ola.person.id))
    expect((await tryChoose(kuba, gone, marta)).status).toBe(422)
  })
})

describe('a tip that is written', () => {
  it.each([
    ['short', 'Too short'],
    ['long', 'x'.repeat(281)],
    ['of two lines', 'Lock the screen\nwhen you get up.'],
    ['with hidden signs', 'Lock the screen \u202egnp.exe today'],
    ['empty', '          '],
  ])('is refused by its field when it is %s [PROTIP-4]', async (_, text) => {
    const answer = await ola.browser.try(writeTip, { body: { text } })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { fields: expect.arrayContaining([expect.objectContaining({ path: 'text' })]) },
    ])
  })

  it('is given back as it was written, markup included: it is text [PROTIP-4] [INFO-3]', async () => {
    const text = '<img src=x onerror=alert(1)> & "quotes" 👩‍👩‍👧'
    const written = await ola.browser.call(writeTip, { body: { text } })
    expect(written).toMatchObject({ text, language: 'en', isMine: true, mayWithdraw: true, chosen: 0 })
  })

  it('comes once from one person, and five times a day at most, also all at once [PROTIP-4]', async () => {
    await write(ola)
    const same = await ola.browser.try(writeTip, { body: { text: TEXT.toUpperCase() } })
    expect([same.status, same.body]).toMatchObject([409, { code: 'tip-known' }])
    const tries = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((nr) => ola.browser.try(writeTip, { body: { text: `Count to ${nr} first.` } })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(tries.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'enough-tips' })
    world.clock.pass(DAY_MS + 1)
    ola = { ...ola, browser: await world.browserOf(ola.person) }
    await write(ola, 'A new day, a new tip.')
  })

  it('is taken back by its author, by who leads the author and by an admin; for all others it is not there [PROTIP-4]', async () => {
    const admin = await castOf(world, 'Tomasz', 'admin')
    const tryWithdraw = ({ browser }: Cast, tipId: string) => browser.try(withdrawTip, { params: { tipId } })
    const tip = await write(ola)
    for (const other of [kuba, eve]) expect((await tryWithdraw(other, tip)).status).toBe(404)
    for (const one of [ola, marta, admin]) {
      const own = await write(ola, `For ${one.person.id}`)
      expect((await tryWithdraw(one, own)).status).toBe(204)
      expect((await tryWithdraw(one, own)).status).toBe(404)
    }
    const seenBy = async ({ browser }: Cast) =>
      (await browser.call(readTipBook, { query: {} })).tips.map(({ mayWithdraw }) => mayWithdraw)
    expect(await Promise.all([ola, kuba, marta, eve, admin].map(seenBy))).toEqual([
      [true],
      [false],
      [true],
      [],
      [true],
    ])
  })

  it('is read in pages, the newest first [PROTIP-4]', async () => {
    const { db, tenantId, clock } = world
    const rows = Array.from({ length: 70 }, (_, nr) => ({
      ...{ tenantId, id: crypto.randomUUID(), personId: ola.person.id, words: { en: `Tip ${nr}` } },
      createdAt: new Date(clock.now().getTime() + Math.floor(nr / 2)),
    }))
    await db.insert(tips).values(rows)
    const seen: string[] = []
    let after: string | null | undefined
    do {
      const page = await kuba.browser.call(readTipBook, { query: after ? { after } : {} })
      seen.push(...page.tips.map(({ text }) => text))
      after = page.next
    } while (after !== null)
    expect(new Set(seen).size).toBe(70)
    expect(seen).toHaveLength(70)
    expect(['Tip 68', 'Tip 69']).toContain(seen[0])
  })
})
