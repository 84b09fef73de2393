import { beforeEach, describe, expect, it } from 'vitest'
import { importPeople, MAILS_AN_HOUR } from '#shared/contract/people-import.ts'
import { readOpenInvitations, resendInvitation } from '#shared/contract/people-invitations.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { takeMails } from '#server/testing/mails.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson } from '#server/testing/world.ts'
import { spread } from './when-mailed.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const hoursOf = (moments: readonly Date[]) => moments.map((at) => (at.getTime() - NOW.getTime()) / HOUR_MS)

describe('when invitations of a file are mailed', () => {
  it('is at once while the hour has room, and in the hours after it [AUTH-14]', () => {
    expect(hoursOf(spread(3, new Map(), NOW))).toEqual([0, 0, 0])
    const taken = new Map([
      [0, MAILS_AN_HOUR - 1],
      [1, MAILS_AN_HOUR + 5],
      [2, MAILS_AN_HOUR - 2],
    ])
    expect(hoursOf(spread(4, taken, NOW))).toEqual([0, 2, 2, 3])
    expect(spread(0, new Map(), NOW)).toEqual([])
  })
})

describe('a file of many people [AUTH-14] [SERVE-2]', () => {
  let world: TestWorld
  let browser: TestBrowser

  beforeEach(async () => {
    world = await openWorld()
    await signInAnew()
  })

  /** An admin's session is short. */
  async function signInAnew(): Promise<void> {
    const { db, tenantId, clock } = world
    browser = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
  }

  const take = (from: number, to: number, isTrial: boolean) => {
    const lines = Array.from({ length: to - from }, (_, at) => `p${from + at}@x.test,Ola,Lis`)
    const file = Buffer.from(['email,first name,last name', ...lines].join('\n')).toString('base64')
    const body = { file, isTrial, from: 0, makesTeams: false, language: 'en' as const }
    return browser.call(importPeople, { body })
  }

  it('is mailed some hundred an hour, and says until when', async () => {
    const inAnHour = new Date(world.clock.now().getTime() + HOUR_MS).toISOString()
    expect(await take(0, 10, true)).toMatchObject({ mailsUntil: null })
    expect(await take(0, MAILS_AN_HOUR + 10, true)).toMatchObject({ mailsUntil: inAnHour })
    expect(await take(0, MAILS_AN_HOUR, false)).toMatchObject({ mailsUntil: null })
    expect(await take(MAILS_AN_HOUR, MAILS_AN_HOUR + 10, false)).toMatchObject({ mailsUntil: inAnHour })
    expect(await takeMails(world)).toHaveLength(MAILS_AN_HOUR)
    const { invitations } = await browser.call(readOpenInvitations, { query: {} })
    expect(invitations.filter(({ isQueued }) => isQueued)).toHaveLength(10)
    world.clock.pass(HOUR_MS)
    expect(await takeMails(world)).toHaveLength(10)
  })

  it('mails who waits for their turn once, when an admin sends it at once', async () => {
    await take(0, MAILS_AN_HOUR + 1, false)
    await takeMails(world)
    const { invitations } = await browser.call(readOpenInvitations, { query: {} })
    const queued = invitations.find(({ isQueued }) => isQueued)
    const params = { invitationId: queued?.id ?? '' }
    expect(await browser.call(resendInvitation, { params })).toMatchObject({ isQueued: false })
    expect((await takeMails(world)).map(({ to }) => to)).toEqual([queued?.email])
    world.clock.pass(2 * HOUR_MS)
    expect(await takeMails(world)).toEqual([])
  })
})
