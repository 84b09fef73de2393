import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import { missionDetailsQuery, missionQuery } from '#src/features/missions/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery, todayQuery } from '#src/features/progress/queries.ts'
import { setSession } from '#src/features/session/store.ts'
import { listen } from '#src/lib/events.ts'
import { beginFirstView, endFirstView } from '#src/lib/first-view.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { readMap } from './read-map.ts'

const OLA = aProfile({ id: '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b001' })
const mine = {
  ...{ id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', name: 'Isles' },
  ...{ thumbnail: null, progress: 0, isActive: true },
}
const config = {
  logoURL: null,
  shop: { isShopEnabled: false },
  mainDestination: { isActivitiesWidgetEnabled: false },
  protip: { isProtipEnabled: false },
}
const tree = {
  jsonVersion: '1.0',
  adventureConfiguration: {},
  rootMission: { missionId: 'isles', missionName: 'Isles', missions: [] },
}
const mission = {
  ...{ missionId: 'isles', missionName: 'Wyspy', missionBackground: null, missionBackgroundVideo: null },
  ...{ missionThumbnail: null, missionAlign: '', assistant: null, unmet: [], tasks: [], missions: [] },
}
const states = [{ id: 'isles', activePlayers: 2, progress: 33 }]
const progress = { playerProgress: 5, playerPoints: 10, playerCoins: 0, items: [] }
const today = { tasksDoneToday: 1, pointsToday: 10, streakDue: false, newMessages: 0 }
const start = {
  ...{ profile: OLA, adventures: [mine], mission, states, progress, today },
  missionsTranslations: { pl: { isles: { missionName: 'Wyspy' } } },
  mySpaceTranslations: { pl: { adventureName: 'Wyspy latarni', competences: {} } },
}

const EACH: Record<string, Answer> = {
  '/v2/start': { status: 200, body: start },
  '/adventure/settings': { status: 200, body: { tree, config } },
  '/player/profile': { status: 200, body: OLA },
  '/my-adventures': { status: 200, body: [mine] },
}

function serve(changed: Record<string, Answer> = {}): void {
  const answers = Object.entries({ ...EACH, ...changed })
  answerWith((url) => answers.find(([path]) => url.split('?')[0]?.endsWith(path))?.[1] ?? { status: 404 })
}

const known = (key: readonly unknown[]) => queryClient.getQueryData(key)
const askedPaths = () => asked.map(({ url }) => url.split('/api/web')[1])

describe('what a map is shown from', () => {
  beforeEach(() => {
    queryClient.clear()
    setSession('unknown')
  })

  it('comes with two calls, and answers the pages that show it [START-1]', async () => {
    serve()
    await readMap('pl', null, () => true)
    expect(askedPaths().sort()).toEqual(['/adventure/settings', '/v2/start'])
    expect(known(profileQuery.queryKey)).toEqual(OLA)
    expect(known(progressQuery.queryKey)).toEqual(progress)
    expect(known(todayQuery.queryKey)).toEqual(today)
    expect(known(missionQuery('isles', 'pl').queryKey)).toMatchObject({ missionName: 'Wyspy' })
    expect(known(missionDetailsQuery('isles').queryKey)).toEqual(states)
    const played = await queryClient.query(adventureQuery('pl'))
    expect([played.name, played.adventure.missions.get('isles')?.name]).toEqual(['Wyspy latarni', 'Wyspy'])
    expect(asked).toHaveLength(2)
  })

  it('is read after the first view of a player who comes back stands [START-1]', async () => {
    serve()
    beginFirstView()
    const reading = readMap('pl', null, () => true)
    const shown = queryClient.query(profileQuery)
    await Promise.resolve()
    expect(askedPaths().filter((path) => path !== '/adventure/settings')).toEqual([])
    endFirstView()
    expect(await shown).toEqual(OLA)
    await reading
    expect(known(progressQuery.queryKey)).toEqual(progress)
    expect(askedPaths()).not.toContain('/player/profile')
  })

  it('is not that of somebody else who came meanwhile [START-1] [AUTH-1]', async () => {
    serve()
    await readMap('pl', null, () => false)
    expect(known(progressQuery.queryKey)).toBeUndefined()
    expect(known(missionQuery('isles', 'pl').queryKey)).toBeUndefined()
  })

  it('is that of the mission that the address names [START-1]', async () => {
    serve()
    await readMap('pl', 'deep reef', () => true)
    expect(askedPaths()).toContain('/v2/start?mission=deep+reef')
  })

  it.each<Answer>([
    { status: 500 },
    { status: 404 },
    { status: 200, body: '<!doctype html>' },
    { status: 200, body: '{"profile":' },
    'no-answer',
  ])('comes by the specified calls where the one for all answers %j [START-1] [AUTH-4]', async (answer) => {
    serve({ '/v2/start': answer })
    await readMap('pl', null, () => true)
    expect(known(profileQuery.queryKey)).toEqual(OLA)
    expect((await queryClient.query(adventureQuery('pl'))).adventure.rootId).toBe('isles')
    expect(askedPaths()).toEqual(
      expect.arrayContaining(['/my-adventures', '/adventure/settings', '/player/profile']),
    )
    expect(askedPaths().filter((path) => path === '/adventure/settings')).toHaveLength(1)
  })

  it('is reported by what shows it when it fails, and not before [START-1] [ERR-1]', async () => {
    const reports: unknown[] = []
    const stop = listen((event) => {
      if (event.type === 'call-failed') reports.push(event.reporting)
    })
    serve({
      '/v2/start': { status: 500 },
      '/adventure/settings': { status: 500 },
      '/profile': { status: 500 },
    })
    await readMap('pl', null, () => true)
    expect(reports.filter((reporting) => reporting !== 'none')).toEqual([])
    await queryClient.query(adventureQuery('pl')).catch(() => undefined)
    stop()
    expect(reports.filter((reporting) => reporting !== 'none')).toEqual(['modal'])
  })

  it('leaves it to the specified calls to select one where none is active any more [AUTH-4]', async () => {
    const adventures = [{ ...mine, isActive: false }]
    serve({ '/v2/start': { status: 200, body: { ...start, adventures } }, '/select': { status: 204 } })
    await readMap('pl', null, () => true)
    const paths = askedPaths()
    expect(paths.slice(-2)).toEqual([`/adventure/${mine.id}/select`, '/adventure/settings'])
  })

  it('is not kept of a player who is gone meanwhile [AUTH-5]', async () => {
    setSession('false')
    serve()
    await readMap('pl', null, () => true)
    expect(known(missionQuery('isles', 'pl').queryKey)).toBeUndefined()
  })
})
