import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  askSignOff,
  decideSignOff,
  readAskedSignOffs,
  readEndedSignOffs,
  readSignOffs,
  withdrawSignOff,
} from '#shared/contract/coaching.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { readWaiting } from '#shared/contract/reviews.ts'
import { readToday } from '#shared/contract/player.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { SIGN_OFF_TRACE_MS, WAITING_SIGN_OFFS, WITHDRAWN_SIGN_OFFS } from '#shared/domain/coaching.ts'
import { signOffs } from '#server/db/schema/coaching.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { PASSWORD } from '#server/testing/world.ts'
import { castOf, openTipWorld, type TipWorld } from '#server/testing/tips.ts'

let world: TipWorld

beforeEach(async () => {
  world = await openTipWorld()
})

const FIRST_AID = { training: 'First aid at the harbour', note: 'Two days in May.' }

const ask = async ({ browser }: { browser: TestBrowser }, body = FIRST_AID) =>
  (await browser.call(askSignOff, { body })).id

const decide = ({ browser }: { browser: TestBrowser }, signOffId: string, isGiven: boolean, words = '') =>
  browser.try(decideSignOff, { params: { signOffId }, body: { isGiven, words } })

const withdraw = ({ browser }: { browser: TestBrowser }, signOffId: string) =>
  browser.call(withdrawSignOff, { params: { signOffId } })

const mineOf = ({ browser }: { browser: TestBrowser }) => browser.call(readSignOffs, {})
const askedOf = async ({ browser }: { browser: TestBrowser }) =>
  (await browser.call(readAskedSignOffs, {})).asked

const endedOf = async ({ browser }: { browser: TestBrowser }) =>
  (await browser.call(readEndedSignOffs, { query: {} })).ended

describe('a training', () => {
  it('waits for who leads the player, with the player’s words, and is signed off with the leader’s [COACH-1]', async () => {
    const { kuba, marta } = world
    const id = await ask(kuba)
    expect(await askedOf(marta)).toMatchObject([{ id, ...FIRST_AID, player: { displayName: 'Kuba' } }])
    expect(await mineOf(kuba)).toMatchObject({ hasLeader: true, signOffs: [{ id, decision: null }] })
    expect(await decide(marta, id, true, 'Well done.')).toMatchObject({ status: 204 })
    expect(await askedOf(marta)).toEqual([])
    expect((await mineOf(kuba)).signOffs).toMatchObject([
      { id, decision: { isGiven: true, words: 'Well done.', by: 'Marta' } },
    ])
  })

  it('is told to who asked, once it is answered, and to nobody else [COACH-1]', async () => {
    const { kuba, ola, marta } = world
    const noticesOf = async ({ browser }: { browser: TestBrowser }) =>
      (await browser.call(readNotices, { query: { status: 'unread' } })).notices
    const id = await ask(kuba)
    expect(await noticesOf(kuba)).toEqual([])
    await decide(marta, id, true, 'Well done.')
    const [notice, ...others] = await noticesOf(kuba)
    expect(notice).toMatchObject({
      ...{ kind: 'signOff', isRead: false, review: null, message: null },
      signOff: { id, ...FIRST_AID, decision: { isGiven: true, words: 'Well done.', by: 'Marta' } },
    })
    expect(others).toEqual([])
    expect((await kuba.browser.call(readToday, {})).newMessages).toBe(1)
    for (const cast of [ola, marta]) expect(await noticesOf(cast)).toEqual([])
    await kuba.browser.call(markNoticeRead, { params: { noticeId: notice?.id ?? '' } })
    expect(await noticesOf(kuba)).toEqual([])
  })

  it('is declined with a reason, and not without one; then it may be asked for again [COACH-1]', async () => {
    const { kuba, marta } = world
    const id = await ask(kuba)
    expect(await decide(marta, id, false, '  ')).toMatchObject({ status: 422 })
    expect(await decide(marta, id, false, 'The second day is missing.')).toMatchObject({ status: 204 })
    expect((await mineOf(kuba)).signOffs[0]?.decision).toMatchObject({ isGiven: false })
    await ask(kuba)
    expect((await mineOf(kuba)).signOffs).toHaveLength(2)
  })

  it('is decided once, by who is first [COACH-1]', async () => {
    const { kuba, marta } = world
    const id = await ask(kuba)
    const both = await Promise.all([decide(marta, id, true), decide(marta, id, false, 'No.')])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('is asked for once while it waits, however it is written, and so are ten at the most [COACH-1]', async () => {
    const { browser } = world.kuba
    await ask(world.kuba)
    const again = { ...FIRST_AID, training: FIRST_AID.training.toUpperCase() }
    expect(await browser.try(askSignOff, { body: again })).toMatchObject({
      status: 409,
      body: { code: 'already-asked' },
    })
    for (let number = 1; number < WAITING_SIGN_OFFS; number += 1)
      await ask(world.kuba, { ...FIRST_AID, training: `Course ${number}` })
    expect(await browser.try(askSignOff, { body: { ...FIRST_AID, training: 'Another' } })).toMatchObject({
      status: 409,
      body: { code: 'enough-asked' },
    })
  })

  it('is taken back while it waits, and stays once it was answered [COACH-1]', async () => {
    const { kuba, marta } = world
    const takeBack = (signOffId: string) => kuba.browser.try(withdrawSignOff, { params: { signOffId } })
    expect(await takeBack(await ask(kuba))).toMatchObject({ status: 204 })
    expect(await askedOf(marta)).toEqual([])
    const id = await ask(kuba)
    await decide(marta, id, true)
    expect(await takeBack(id)).toMatchObject({ status: 409, body: { code: 'already-decided' } })
  })

  it('counts among what waits for each leader of the player, until it is answered or withdrawn [COACH-1]', async () => {
    const { kuba, marta } = world
    const other = await castOf(world, 'Otto', 'leader')
    const waitsFor = async ({ browser }: { browser: TestBrowser }) =>
      (await browser.call(readWaiting, {})).signOffs
    expect(await waitsFor(marta)).toBe(0)
    const first = await ask(kuba)
    const second = await ask(kuba, { ...FIRST_AID, training: 'Rescue' })
    expect([await waitsFor(marta), await waitsFor(other)]).toEqual([2, 0])
    await decide(marta, first, true)
    expect(await waitsFor(marta)).toBe(1)
    await withdraw(kuba, second)
    expect(await waitsFor(marta)).toBe(0)
  })

  it('stays where leaders look it up, with how it ended, by whom, when and with what words [COACH-1]', async () => {
    const { kuba, marta, clock } = world
    const other = await castOf(world, 'Otto', 'leader')
    const [given, declined, withdrawn] = [
      await ask(kuba),
      await ask(kuba, { ...FIRST_AID, training: 'Rescue' }),
      await ask(kuba, { ...FIRST_AID, training: 'Knots' }),
    ]
    await ask(kuba, { ...FIRST_AID, training: 'Sailing' })
    await decide(marta, given, true, 'Well done.')
    clock.pass(1000)
    await decide(marta, declined, false, 'Day two?')
    clock.pass(SIGN_OFF_TRACE_MS)
    await withdraw(kuba, withdrawn)
    const ended = await endedOf(marta)
    expect(ended).toMatchObject([
      { id: withdrawn, outcome: 'withdrawn', training: 'Knots', note: '', words: '', by: 'Kuba' },
      { id: declined, outcome: 'declined', words: 'Day two?', by: 'Marta' },
      { id: given, outcome: 'given', words: 'Well done.', by: 'Marta', ...FIRST_AID },
    ])
    expect(ended[0]).toMatchObject({
      player: { displayName: 'Kuba' },
      endedAt: clock.now().toISOString(),
    })
    expect(await endedOf(other)).toEqual([])
  })

  it('leaves no trace where it was withdrawn within ten minutes [COACH-1]', async () => {
    const { kuba, marta, clock, db } = world
    const [first, second] = [await ask(kuba), await ask(kuba, { ...FIRST_AID, training: 'Rescue' })]
    clock.pass(SIGN_OFF_TRACE_MS - 1)
    await withdraw(kuba, first)
    expect(await endedOf(marta)).toEqual([])
    expect(await db.$count(signOffs)).toBe(1)
    clock.pass(1)
    await withdraw(kuba, second)
    expect(await endedOf(marta)).toMatchObject([{ id: second, outcome: 'withdrawn' }])
  })

  it('is stored withdrawn without its note, and only with the latest twenty of a player [COACH-1]', async () => {
    const { kuba, ola, marta, clock, db } = world
    const [given, others] = [await ask(kuba), await ask(ola)]
    await decide(marta, given, true)
    const ids: string[] = []
    clock.pass(SIGN_OFF_TRACE_MS)
    await withdraw(ola, others)
    for (let number = 0; number <= WITHDRAWN_SIGN_OFFS; number += 1) {
      const id = await ask(kuba)
      clock.pass(SIGN_OFF_TRACE_MS)
      await withdraw(kuba, id)
      ids.unshift(id)
    }
    const rows = await db
      .select({ id: signOffs.id, note: signOffs.note })
      .from(signOffs)
      .orderBy(desc(signOffs.decidedAt))
    const stored = ids.slice(0, WITHDRAWN_SIGN_OFFS).map((id) => ({ id, note: '' }))
    expect(rows).toEqual([...stored, { id: others, note: '' }, { id: given, note: FIRST_AID.note }])
  })

  it('is found page by page, however many ended [COACH-1]', async () => {
    const { kuba, marta, clock } = world
    const ids: string[] = []
    for (let number = 0; number < 31; number += 1) {
      const id = await ask(kuba)
      await decide(marta, id, true)
      ids.unshift(id)
      clock.pass(1000)
    }
    const first = await marta.browser.call(readEndedSignOffs, { query: {} })
    const second = await marta.browser.call(readEndedSignOffs, { query: { after: first.next ?? '' } })
    expect([...first.ended, ...second.ended].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('is neither mine any more nor to be decided once it was withdrawn [COACH-1]', async () => {
    const { kuba, marta } = world
    const id = await ask(kuba)
    const takeBack = () => kuba.browser.try(withdrawSignOff, { params: { signOffId: id } })
    expect(await takeBack()).toMatchObject({ status: 204 })
    expect((await mineOf(kuba)).signOffs).toEqual([])
    expect(await takeBack()).toMatchObject({ status: 404 })
    expect(await decide(marta, id, true)).toMatchObject({ status: 404 })
  })

  it('is asked of nobody where nobody leads the player [COACH-1]', async () => {
    expect(await mineOf(world.eve)).toMatchObject({ hasLeader: false })
    expect(await world.eve.browser.try(askSignOff, { body: FIRST_AID })).toMatchObject({
      status: 409,
      body: { code: 'no-leader' },
    })
  })

  it('is seen and decided by no leader of others, and by no player [COACH-1] [FIN-8]', async () => {
    const other = await castOf(world, 'Otto', 'leader')
    const id = await ask(world.kuba)
    expect(await askedOf(other)).toEqual([])
    for (const cast of [other, world.ola, world.kuba])
      expect(await decide(cast, id, true)).toMatchObject({ status: 404 })
    expect((await mineOf(world.ola)).signOffs).toEqual([])
  })

  it('goes with the account of who asked [COACH-1]', async () => {
    const { kuba, marta } = world
    await decide(marta, await ask(kuba), true)
    await ask(kuba)
    await kuba.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await askedOf(marta)).toEqual([])
    expect(await endedOf(marta)).toEqual([])
  })
})

it('is there for nobody in a tenant that has it off [BOOT-7]', async () => {
  const { browser, ...off } = await openWorld({
    params: [{ configKey: 'training_sign_of_enabled', configValue: false }],
  })
  expect(await browser.try(readSignOffs, {})).toMatchObject({ status: 404 })
  expect(await browser.try(askSignOff, { body: FIRST_AID })).toMatchObject({ status: 404 })
  const leader = await castOf({ ...off, browser }, 'Marta', 'leader')
  expect(await leader.browser.try(readAskedSignOffs, {})).toMatchObject({ status: 404 })
  expect(await leader.browser.try(readEndedSignOffs, { query: {} })).toMatchObject({ status: 404 })
  expect((await leader.browser.call(readWaiting, {})).signOffs).toBe(0)
})
