import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readTask } from '#shared/contract/tasks.ts'
import { readProfile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { logout } from '#shared/contract/session.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** How often each status came when a call is made `times` times. */
async function countStatuses(times: number, call: () => Promise<{ status: number }>) {
  const counts: Record<number, number> = {}
  for (let time = 0; time < times; time += 1) {
    const { status } = await call()
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

describe('how often may be called', () => {
  it('300 writes a minute of one session, then a 429 that says how long [SERVE-1]', async () => {
    const { browser, clock } = world
    const change = () => browser.try(changeProfile, { body: {} })
    expect(await countStatuses(301, change)).toEqual({ 200: 300, 429: 1 })
    clock.pass(20_000)
    const { status, headers } = await change()
    expect([status, headers['retry-after']]).toEqual([429, '40'])
    clock.pass(40_000)
    expect((await change()).status).toBe(200)
  })

  it('counts each session for itself, and reads apart from writes [SERVE-1]', async () => {
    const { browser, player } = world
    const other = await world.browserOf(player)
    await countStatuses(301, () => browser.try(changeProfile, { body: {} }))
    expect((await browser.try(readProfile, {})).status).toBe(200)
    expect((await other.try(changeProfile, { body: {} })).status).toBe(200)
  })

  it('counts what is refused too: nobody may knock for ever [SERVE-1]', async () => {
    const stranger = world.stranger()
    const attempt = () => stranger.try(readTask, { params: { taskId: 'x' } })
    expect(await countStatuses(1801, attempt)).toEqual({ 401: 1800, 429: 1 })
    const forge = () => world.browser.try(changeProfile, { body: {} }, { 'x-xsrf-token': 'forged' })
    expect(await countStatuses(301, forge)).toEqual({ 403: 300, 429: 1 })
  })

  it('asks the database nothing for an address that knocks with made-up sessions [SERVE-1]', async () => {
    const { app, db, browser } = world
    await browser.call(readProfile, {})
    const select = vi.spyOn(db, 'select')
    const attempt = async () => {
      const stranger = new TestBrowser(app)
      stranger.cookies.set('waymark', randomUUID())
      stranger.cookies.set('XSRF-TOKEN', 'made up')
      return stranger.try(changeProfile, { body: {} })
    }
    expect(await countStatuses(320, attempt)).toEqual({ 401: 300, 429: 20 })
    const asked = select.mock.calls.length
    expect((await attempt()).status).toBe(429)
    expect(select.mock.calls).toHaveLength(asked)
    // who was here already goes on, though from the same address
    expect((await browser.try(changeProfile, { body: {} })).status).toBe(200)
    select.mockRestore()
  })

  it('counts a session that has ended to its address [SERVE-1]', async () => {
    const { browser } = world
    await browser.call(readProfile, {})
    const ended = browser.cookies.get('waymark') ?? ''
    await browser.call(logout, {})
    browser.cookies.set('waymark', ended)
    const attempt = () => browser.try(changeProfile, { body: {} })
    expect(await countStatuses(301, attempt)).toEqual({ 401: 300, 429: 1 })
  })
})
