import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exportEvents, exportVisitStatements } from '#shared/contract/figures.ts'
import { removeAccount } from '#shared/contract/settings.ts'
import { addEvents, type SentEvent } from '#shared/contract/statistics.ts'
import { DAY_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { openFiguresWorld, type FiguresWorld } from '#server/testing/figures.ts'
import { FEATURES, PASSWORD, type TestPerson } from '#server/testing/world.ts'
import { XapiVisits } from '#server/testing/xapi.ts'

const SCREEN = { width: 1920, height: 1080, innerWidth: 1900, innerHeight: 950 }

let world: FiguresWorld

beforeEach(async () => {
  world = await openFiguresWorld({}, { features: { ...FEATURES, sendStatistics: true } })
})

async function send(person: TestPerson | undefined, event: Partial<SentEvent>): Promise<void> {
  if (!person) throw new Error('nobody sends')
  const one: SentEvent = {
    name: 'location',
    payload: { url: 'https://house.test/#/app/game/plot/task/knots/1' },
    metadata: { time: '2026-11-23T09:59:00.000Z', browser: 'Lynx', screen: SCREEN },
    ...event,
  }
  await (await world.as(person)).call(addEvents, { body: { events: [one] } })
}

async function rows(query: object = {}): Promise<string[]> {
  const { status, body } = await (await world.as(world.admin)).try(exportEvents, { query })
  expect(status).toBe(200)
  return z.parse(z.string(), body).split('\r\n').slice(0, -1)
}

async function visits(query: object = {}) {
  const { status, body } = await (await world.as(world.admin)).try(exportVisitStatements, { query })
  expect(status).toBe(200)
  return z.parse(XapiVisits, body)
}

describe('the file of recorded events', () => {
  it('has a row for each, with who, when, where and on what [STAT-3] [STAT-1]', async () => {
    const { players } = world
    await send(players[0], {})
    await send(players[1], { name: 'clicked', payload: { what: '=1+1', often: 2 } })
    const [headings, first, second, ...more] = await rows({ language: 'en' })
    expect(headings).toBe(
      '\uFEFFReceived at (UTC),Time of the device (UTC),Name,E-mail,Event,Adventure,Mission,Task,Address,Browser,Screen (px),Window (px),Other details',
    )
    expect([first, second].toSorted()).toEqual([
      `2026-11-23T10:00:00.000Z,2026-11-23T09:59:00.000Z,Player 1,${players[0]?.email},location,Sample,Mission harbour,Task knots,https://house.test/#/app/game/plot/task/knots/1,Lynx,1920x1080,1900x950,`,
      `2026-11-23T10:00:00.000Z,2026-11-23T09:59:00.000Z,Player 2,${players[1]?.email},clicked,,,,,Lynx,1920x1080,1900x950,"{""what"":""=1+1"",""often"":2}"`,
    ])
    expect(more).toEqual([])
    expect((await rows({ language: 'de' }))[0]).toContain('Empfangen am (UTC);Uhrzeit des Geräts (UTC);')
  })

  it('is narrowed by days, and knows nobody who has gone [STAT-3]', async () => {
    const { clock, players, as } = world
    await send(players[0], {})
    clock.pass(DAY_MS)
    await send(players[1], {})
    expect(await rows({ to: '2026-11-23' })).toHaveLength(2)
    expect((await rows({ from: '2026-11-24' }))[1]).toContain('Player 2')
    if (players[1]) await (await as(players[1])).call(removeAccount, { body: { password: PASSWORD } })
    expect(await rows()).toHaveLength(2)
  })

  it('is an admin’s alone, and nobody’s where the tenant records none [STAT-3] [SERVE-2]', async () => {
    const { db, clock, players, leader, admin, tenantId, as } = world
    await send(players[0], {})
    for (const endpoint of [exportEvents, exportVisitStatements]) {
      expect(await (await as(leader)).refusal(endpoint, { query: {} })).toEqual([404, 'not-found'])
    }
    await db.update(tenants).set({ features: FEATURES }).where(eq(tenants.id, tenantId))
    // a server knows its tenants for a while
    clock.pass(MINUTE_MS)
    for (const endpoint of [exportEvents, exportVisitStatements]) {
      expect(await (await as(admin)).refusal(endpoint, { query: {} })).toEqual([409, 'statistics-off'])
    }
  })
})

describe('visits for a learning record store', () => {
  it('are statements of what was experienced, valid by xAPI 1.0.3 [STAT-3]', async () => {
    const { players, adventureId } = world
    await send(players[0], {})
    const [visit, ...more] = await visits()
    const activity = `http://house.test/xapi/adventures/${adventureId}`
    expect(visit).toMatchObject({
      actor: { account: { homePage: 'http://house.test', name: players[0]?.id } },
      verb: { display: { en: 'experienced' } },
      object: {
        id: `${activity}/tasks/knots`,
        definition: { name: { pl: 'Task knots (pl)', en: 'Task knots' } },
      },
      context: {
        extensions: {
          'http://house.test/xapi/extensions/browser': 'Lynx',
          'http://house.test/xapi/extensions/screen': SCREEN,
        },
        contextActivities: { parent: [{ id: `${activity}/missions/harbour` }], grouping: [{ id: activity }] },
      },
      timestamp: '2026-11-23T09:59:00.000Z',
    })
    expect(more).toEqual([])
    expect(await visits()).toEqual([visit])
    expect(JSON.stringify(visit)).not.toMatch(/@|mbox/)
  })

  it('are of no adventure that the person never played [STAT-3]', async () => {
    const { players, leader } = world
    await send(leader, {})
    expect(await visits()).toEqual([])
    expect((await rows({ language: 'en' }))[1]).toContain(',location,,,,https://house.test/')
    await send(players[0], {})
    expect(await visits()).toHaveLength(1)
  })

  it('are of missions too, and of nothing else; a clock that is ahead is not believed [STAT-3]', async () => {
    const { players, adventureId } = world
    const at = (path: string) => ({ payload: { url: `https://house.test/#/app/game/${path}` } })
    await send(players[0], at('shop'))
    await send(players[0], at('plot/task/gone/1'))
    await send(players[0], { ...at('plot/task/knots/1'), name: 'clicked' })
    expect(await visits()).toEqual([])
    await send(players[0], { ...at('plot/map/map/isles'), metadata: { time: '2031-01-01T00:00:00.000Z' } })
    expect(await visits()).toMatchObject([
      {
        object: { id: `http://house.test/xapi/adventures/${adventureId}/missions/map` },
        timestamp: '2026-11-23T10:00:00.000Z',
      },
    ])
  })
})
