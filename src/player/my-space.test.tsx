import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Badges } from '#shared/contract/badges.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { BADGES as BADGES_PATH, PLAYER } from '#src/navigation/paths.ts'
import { aProfile } from '#src/testing/profile.ts'
import { showRoute } from '#src/testing/show-route.tsx'
import { speakIn } from '#src/testing/words.ts'
import { PlayerRoute } from './PlayerRoute.tsx'

const ok = (body: unknown): Answer => ({ status: 200, body })

const BADGES: Badges = {
  earned: [
    {
      ...{ id: 'light', name: 'Harbour light', text: 'Every task done.', picture: '/scenes/light.webp' },
      ...{ holders: null, earnedAt: '2026-11-22T10:00:00.000Z', isSecret: false },
    },
  ],
  open: [],
  secret: 1,
}

const mine = {
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a00a', name: 'Isles', thumbnail: null },
  ...{ progress: 0, isActive: true },
}

/** @param isShop the adventure has a shop */
function played(isShop: boolean): Record<string, Answer> {
  return {
    '/my-adventures': ok([mine]),
    '/adventure/settings': ok({
      tree: { rootMission: { missionId: 'isles', missionName: 'Isles', missions: [] } },
      config: {
        logoURL: null,
        shop: { isShopEnabled: isShop },
        mainDestination: { isActivitiesWidgetEnabled: false },
        protip: { isProtipEnabled: true },
      },
    }),
    '/user_progress': ok({ playerProgress: 40, playerPoints: 1240, playerCoins: 12, items: [] }),
    '/v2/streak/days': { status: 404 },
    '/v2/streak': ok({
      ...{ streak: 2, granted: false, type: 'day', date: '2026-11-22', bonusPoints: 30, bonusCoins: 0 },
    }),
  }
}

function open(answers: Record<string, Answer>, path = PLAYER): void {
  answerWith((url) => {
    const found = Object.entries(answers).find(([part]) => url.includes(part))?.[1]
    if (found) return found
    return url.endsWith('/player/profile') ? ok(aProfile()) : { status: 404 }
  })
  showRoute(PLAYER, <PlayerRoute />, path)
}

const figures = async () => {
  await screen.findByText('points', { selector: 'dt' })
  return screen
    .getAllByRole('term')
    .map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`.replace(/\s/g, ' '))
}

beforeEach(async () => {
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  queryClient.clear()
  setSession('true')
  usePlatform.setState(({ switches }) => ({
    switches: { ...switches, streak_enabled: true, protip: true, isRecommendationModuleEnabled: true },
  }))
})
afterEach(cleanup)

describe('my space', () => {
  it('begins with what I have by now: points, coins, streak, badges [SPACE-1] [PROG-3]', async () => {
    open({ ...played(true), '/v2/badges': ok(BADGES) })
    await screen.findByText('badge', { selector: 'dt' })
    await screen.findByText('coins', { selector: 'dt' })
    expect(await figures()).toEqual(['1 240 points', '12 coins', '2 steps of this streak', '1 badge'])
  })

  it('counts no coins where there is no shop, and no badges where there are none [SPACE-1]', async () => {
    open({ ...played(false), '/v2/badges': ok({ earned: [], open: [], secret: 0 }) })
    await screen.findByText('steps of this streak', { selector: 'dt' })
    expect(await figures()).toEqual(['1 240 points', '2 steps of this streak'])
    expect(screen.queryByRole('link', { name: 'Badges' })).toBeNull()
  })

  it('shows what comes next and leads there [SPACE-1]', async () => {
    const step = (title: string) => ({
      ...{ title, backgroundUrl: null, competence: '', taskDescription: 'Quiz', rate: 5, taskId: title },
      ...{ itemIndex: 0, missionId: 'harbour', goal: '', why: 'next', minutes: 3, dueOn: null },
    })
    open({ ...played(false), '/recommendations': ok(['Knots', 'Ropes', 'Coral', 'Kelp'].map(step)) })
    const next = within(await screen.findByRole('region', { name: 'What comes next' }))
    expect(await next.findAllByRole('button')).toHaveLength(3)
    await userEvent.click(next.getByRole('button', { name: /^Knots/ }))
    expect(screen.getByText('elsewhere')).toBeTruthy()
  })

  it('draws three skills or more as one shape that is no riddle: its numbers stand in the rows [SPACE-1]', async () => {
    const competences = ['calm', 'luck', 'care'].map((key) => ({ key, name: key, done: 1, total: 2 }))
    open({ ...played(false), '/player/competences': ok({ competences }) })
    const skills = await screen.findByRole('region', { name: 'My skills' })
    await within(skills).findAllByRole('listitem')
    expect(skills.querySelectorAll('svg polygon')).toHaveLength(5)
    expect([...skills.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(within(skills).getAllByRole('listitem')[1]?.textContent).toBe('2 Luck1 of 2 tasks')
  })

  it('shows what tips I have given and received [SPACE-1]', async () => {
    const tip = {
      id: mine.id,
      text: 'Count to ten.',
      language: 'en',
      date: '2026-11-22T10:00:00.000Z',
      user: null,
    }
    const exchange = { written: 1, helped: 3, given: 2, received: 1, latest: [tip] }
    open({ ...played(false), '/protip/exchange': ok(exchange) })
    const tips = within(await screen.findByRole('region', { name: 'Tips' }))
    expect((await tips.findByText('Chosen by others 3 times')).closest('ul')?.textContent).toBe(
      '1 tip of yours in the bookChosen by others 3 times2 tips given1 tip received',
    )
    expect(tips.getByText('Count to ten.')).toBeTruthy()
    expect(tips.getByText(/^A colleague,/)).toBeTruthy()
  })

  it('has the badges on a page of their own [BADGE-1] [ROUTE-2]', async () => {
    open({ ...played(false), '/v2/badges': ok(BADGES) }, BADGES_PATH)
    expect(await screen.findByRole('heading', { name: 'Badges', level: 1 })).toBeTruthy()
    expect(await screen.findByRole('region', { name: '1 badge earned' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'My space' }))
    expect(await screen.findByRole('heading', { name: 'My space', level: 1 })).toBeTruthy()
    expect(
      within(await screen.findByRole('region', { name: 'Badges' })).getByText('Harbour light'),
    ).toBeTruthy()
  })
})
