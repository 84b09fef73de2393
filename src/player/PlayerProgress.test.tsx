import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignOff } from '#shared/contract/sign-off.ts'
import type { FinishedTask, MyCompetence, PointsPage, StreakDays } from '#shared/contract/player-area.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { PLAYER, TRAININGS } from '#src/navigation/paths.ts'
import { PlayerRoute } from './PlayerRoute.tsx'

const DAYS: StreakDays = {
  ...{ type: 'day', qualifier: 'task', hasFreeze: false, frozenOn: '2026-11-21', roundsToFreeze: 1 },
  days: Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${index + 10}`,
    state: index === 11 ? 'frozen' : index === 12 ? 'step' : index === 13 ? 'open' : 'missed',
    step: index === 12 ? 2 : null,
    tasks: index === 12 ? 3 : 0,
  })),
}

const entry = (id: number, more: Partial<PointsPage['entries'][number]>) => ({
  id: `7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a00${id}`,
  ...{ reason: 'task' as const, name: 'Knots', points: 100, coins: 10, day: '2026-11-22' },
  createdAt: '2026-11-22T10:00:00.000Z',
  ...more,
})

const FINISHED: FinishedTask = {
  ...{ id: 'knots', name: 'Knots', type: 'survey', points: 100, isWaiting: false },
  mission: { id: 'harbour', name: 'Harbour', kind: 'allInOne' },
  completedAt: '2026-11-22T10:00:00.000Z',
  rating: {
    ...{ stars: 4, comment: 'Tight and tidy.', ratedAt: '2026-11-22T11:00:00.000Z', mayRepeat: false },
    by: { id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0ff', displayName: 'Marta' },
    reply: null,
  },
}

const SIGN_OFFS: SignOff[] = [
  {
    ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001', training: 'First aid', note: '' },
    ...{ askedAt: '2026-11-22T10:00:00.000Z', decision: null },
  },
  {
    ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a002', training: 'Formwork', note: '' },
    askedAt: '2026-11-22T10:00:00.000Z',
    decision: {
      ...{ isGiven: false, words: 'The second day is missing.', by: 'Marta' },
      decidedAt: '2026-11-22T11:00:00.000Z',
    },
  },
]

function open(answers: Record<string, Answer>, path = PLAYER): void {
  answerWith((url) => {
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
    if (found) return found
    if (url.endsWith('/player/profile')) return { status: 200, body: aProfile() }
    return { status: 404 }
  })
  showRoute(PLAYER, <PlayerRoute />, path)
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const section = (name: string) => screen.findByRole('region', { name })

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  queryClient.clear()
  setSession('true')
  usePlatform.setState(({ switches }) => ({
    switches: { ...switches, streak_enabled: true, training_sign_of_enabled: true },
  }))
})
afterEach(cleanup)

describe('my journey', () => {
  it('tells of fourteen days, and of each, when it is pressed, why it counted or not [STREAK-6] [ROUTE-2]', async () => {
    open({ '/v2/streak/days': ok(DAYS) })
    const strip = within(await section('My last 14 days'))
    expect(await strip.findAllByRole('button')).toHaveLength(14)
    expect(strip.getByRole('status').textContent).toContain('Still open: finish a task and it counts.')
    for (const [day, why] of [
      ['Saturday, November 21', 'Missed, but a freeze covered it.'],
      ['Sunday, November 22', '3 tasks finished. It counted: step 2 of 3.'],
      ['Tuesday, November 10', 'It did not count: no task was finished.'],
    ] as const) {
      await userEvent.click(strip.getByRole('button', { name: `${day}: ${why}` }))
      expect(strip.getByRole('status').textContent).toBe(`${day} ${why}`)
    }
    expect(strip.getByText('1 more full round without a break earns you a freeze.')).toBeTruthy()
  })

  it('names a reason on every row of points, page by page, below the whole sum [PROG-3]', async () => {
    const page = { points: 160, coins: 10 }
    open({
      'points?after=older': ok({ ...page, entries: [entry(3, { name: null, coins: 0 })], next: null }),
      '/v2/points': ok({
        ...page,
        entries: [entry(1, {}), entry(2, { reason: 'streak', name: null, points: 30, coins: 0 })],
        next: 'older',
      }),
    })
    const points = within(await section('My points'))
    expect(await points.findByText('160 points')).toBeTruthy()
    await userEvent.click(points.getByRole('button', { name: 'Show earlier' }))
    await vi.waitFor(() => expect(points.getAllByRole('listitem')).toHaveLength(3))
    expect(points.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'KnotsTask finished · Nov 22, 2026+100 points+10 coins',
      'Streak bonusNov 22, 2026+30 points',
      'Task finishedNov 22, 2026+100 points',
    ])
  })

  it('shows stars and words of a leader at what is finished, and leads to the task [PROG-3]', async () => {
    open({ '/v2/finished-tasks': ok({ tasks: [FINISHED] }) })
    const tasks = within(await section('Finished tasks'))
    expect(await tasks.findByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
    expect(tasks.getByText('Tight and tidy.')).toBeTruthy()
    expect(tasks.getByText('Marta')).toBeTruthy()
    await userEvent.click(tasks.getByRole('button', { name: 'Knots' }))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })

  describe('with an adventure', () => {
    const ID = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a00a'
    const tree = { rootMission: { missionId: 'isles', missionName: 'Isles', missions: [] } }
    const config = {
      logoURL: null,
      shop: { isShopEnabled: false },
      mainDestination: { isActivitiesWidgetEnabled: false },
      protip: { isProtipEnabled: false },
    }
    const mine = { id: ID, name: 'Isles', thumbnail: null, progress: 0, isActive: true }
    const played = {
      '/my-adventures': ok([mine]),
      '/adventure/settings': ok({ tree, config }),
    }
    const competence = (key: string, done: number, total: number, more: Partial<MyCompetence> = {}) => ({
      ...{ key, name: key, done, total, strength: 0, fading: 0 },
      ...more,
    })

    it('names what it trains by the words of my-space, and counts its tasks [LANG-4]', async () => {
      await speakIn('de')
      open({
        ...played,
        '/my-space': ok({ de: { adventureName: 'Inseln', competences: { calm: 'ruhig bleiben' } } }),
        '/missions-translations': ok({}),
        '/player/competences': ok({
          competences: [
            competence('calm', 2, 3, { strength: 41, fading: 1 }),
            competence('luck', 1, 1, { strength: 100 }),
          ],
        }),
      })
      const skills = within(await section('Meine Kompetenzen'))
      await skills.findByText('Ruhig bleiben')
      expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Ruhig bleibenVerblasst: 1 Karte zu wiederholen2 von 3 Aufgaben',
        'Luck1 von 1 Aufgabe',
      ])
      const bar = skills.getByRole('progressbar', { name: 'Ruhig bleiben: noch im Gedächtnis' })
      expect(bar.getAttribute('aria-valuenow')).toBe('41')
      expect(skills.getByText(/aus „Inseln“/)).toBeTruthy()
    })

    it('shows six skills first, and all of them when asked [LANG-4]', async () => {
      const competences = Array.from({ length: 8 }, (_, index) => competence(`skill ${index}`, 0, 2))
      open({ ...played, '/player/competences': ok({ competences }) })
      const skills = within(await section('My skills'))
      expect(await skills.findAllByRole('listitem')).toHaveLength(6)
      await userEvent.click(skills.getByRole('button', { name: 'Show all 8 skills' }))
      expect(skills.getAllByRole('listitem')).toHaveLength(8)
    })

    it('speaks of no skills where its tasks name none [LANG-4]', async () => {
      open({ ...played, '/player/competences': ok({ competences: [] }) })
      await section('Progress by mission')
      await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'My skills' })).toBeNull())
    })
  })

  it('invites whoever has not begun [PROG-3]', async () => {
    open({
      '/v2/finished-tasks': ok({ tasks: [] }),
      '/v2/points': ok({ points: 0, coins: 0, entries: [], next: null }),
    })
    const tasks = within(await section('Finished tasks'))
    expect(await screen.findByText(/first finished task earns your first points/)).toBeTruthy()
    await userEvent.click(await tasks.findByRole('button', { name: 'To the map' }))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })

  it('asks a leader to sign a training off where the tenant lets it, and shows the answer [BOOT-7] [COACH-1]', async () => {
    open({ '/v2/coaching/sign-offs': ok({ signOffs: SIGN_OFFS, hasLeader: true }) })
    const trainings = within(await section('Trainings'))
    const trainingTexts = (await trainings.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(trainingTexts).toEqual([
      expect.stringMatching(/^First aidWaitingAsked .*Withdraw$/),
      expect.stringMatching(/^FormworkDeclinedMarta, .*The second day is missing\.$/),
    ])
    await userEvent.click(trainings.getByRole('button', { name: 'Ask for sign-off' }))
    expect(trainings.getByText('Name the training: at least two letters.')).toBeTruthy()
    await userEvent.type(trainings.getByLabelText('Which training was it?'), 'Rope  work')
    await userEvent.click(trainings.getByRole('button', { name: 'Ask for sign-off' }))
    await vi.waitFor(() =>
      expect(
        asked.flatMap(({ method, body }) => (method === 'POST' ? [JSON.parse(String(body)) as unknown] : [])),
      ).toEqual([{ training: 'Rope work', note: '' }]),
    )
  })

  it('is shown from the section that the address names [ROUTE-2] [COACH-1]', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    open({ '/v2/coaching/sign-offs': ok({ signOffs: SIGN_OFFS, hasLeader: true }) }, TRAININGS)
    const title = within(await section('Trainings')).getByRole('heading', { name: 'Trainings' })
    await vi.waitFor(() => expect(document.activeElement).toBe(title))
    expect(scrollIntoView).toHaveBeenCalled()
    scrollIntoView.mockRestore()
  })

  it('speaks of no streak in a tenant that has it off [BOOT-7] [STREAK-2]', async () => {
    usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: false } }))
    open({})
    await section('My points')
    expect(screen.queryByRole('region', { name: 'My last 14 days' })).toBeNull()
    expect(asked.filter(({ url }) => url.includes('/streak'))).toEqual([])
  })

  it('speaks of no training in a tenant that has them off [BOOT-7]', async () => {
    usePlatform.setState(({ switches }) => ({ switches: { ...switches, training_sign_of_enabled: false } }))
    open({})
    await section('My points')
    expect(screen.queryByRole('region', { name: 'Trainings' })).toBeNull()
    expect(asked.filter(({ url }) => url.includes('/coaching/'))).toEqual([])
  })
})
