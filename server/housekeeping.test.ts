import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { jobs, mailedLinks } from './db/schema/mail.ts'
import { sessions, throttles } from './db/schema/people.ts'
import { sweepHourly } from './housekeeping.ts'
import { doJobs } from './lib/jobs.ts'
import { createLink } from './lib/links.ts'
import { countTry } from './lib/throttle.ts'
import { openWorld, type TestWorld } from './testing/test-app.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

it('what nobody can use any more is forgotten within an hour, and nothing else is', async () => {
  const { db, tenantId, player, clock } = world
  const link = {
    tenantId,
    kind: 'reset',
    personId: player.id,
    email: 'a@b.test',
    origin: 'x',
    language: 'en',
  } as const
  await createLink(db, link, clock.now())
  const refuse = (): Promise<void> => Promise.reject(new Error('no'))
  const policy = { windowMs: DAY_MS, closeMs: () => 0 }
  await countTry(db, { tenantId, subject: 'invitations' }, policy, clock.now())
  for (let hours = 0; hours < 12; hours += 1) {
    await doJobs({ db, clock: clock.now, handlers: { 'mail-link': refuse }, report: () => undefined })
    clock.pass(6 * HOUR_MS)
  }
  clock.pass(-50 * HOUR_MS)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = sweepHourly(db, world.files, clock.now, { operatorLogDays: 3650 })
  const rows = async () => ({
    links: await db.$count(mailedLinks),
    jobs: await db.$count(jobs),
    tries: await db.$count(throttles),
    sessions: await db.$count(sessions),
  })
  async function sweep(): Promise<void> {
    await vi.advanceTimersByTimeAsync(HOUR_MS)
  }
  await sweep()
  await vi.waitFor(async () => {
    expect(await rows()).toEqual({ links: 1, jobs: 1, tries: 1, sessions: 0 })
  })
  clock.pass(40 * DAY_MS)
  await sweep()
  await vi.waitFor(async () => {
    expect(await rows()).toEqual({ links: 0, jobs: 0, tries: 0, sessions: 0 })
  })
  stop()
  vi.useRealTimers()
})
