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
    const competences = ['calm', 'luck', 'care'].map((key) => ({
      key,
      name: key,
      done: 1,
      total: 2,
      strength: 40,
      fading: key === 'luck' ? 2 : 0,
    }))
    open({ ...played(false), '/player/competences': ok({ competences }) })
    const skills = await screen.findByRole('region', { name: 'My skills' })
    await within(skills).findAllByRole('listitem')
    expect(skills.querySelectorAll('svg polygon')).toHaveLength(6)
    expect([...skills.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
    ])
    expect(within(skills).getAllByRole('listitem')[1]?.textContent).toBe(
      '2 LuckFading: 2 cards to review1 of 2 tasks',
    )
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
    expect(tips.getByText('A colleague').closest('p')?.textContent).toMatch(/^A colleague, /)
  })

  describe('notes', () => {
    const adventure = { id: mine.id, name: 'Isles', isActive: true }
    const note = (place: string, text: string) => ({
      ...{ id: `7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a0${10 + text.length}`, taskId: 'knots', attemptId: mine.id },
      ...{ part: { id: place, name: place }, text, revision: 1, changedAt: '2026-11-22T10:00:00.000Z' },
    })
    const tasks = [
      {
        ...{ id: 'knots', name: 'Knots', mission: { id: 'harbour', name: 'Harbour' }, adventure },
        notes: [note('card', 'Łódź first.'), note('last', 'Then the mast.')],
      },
      {
        ...{ id: 'old', name: null, mission: null, adventure },
        notes: [note('', 'Was good.'), note('', 'Was really good.')],
      },
    ]
    const shown = async () => within(await screen.findByRole('region', { name: 'My notes' }))

    it('stand by task, are found without their marks, and lead to task and card [SPACE-1]', async () => {
      open({ ...played(false), '/v2/notes': ok({ tasks }) })
      const notes = await shown()
      expect(await notes.findByText('A task that no longer exists')).toBeTruthy()
      await userEvent.type(notes.getByLabelText('Search my notes'), 'lodz')
      expect(notes.getByText('1 note found').role).toBe('status')
      expect(notes.queryByText('Then the mast.')).toBeNull()
      await userEvent.click(notes.getByRole('button', { name: 'card' }))
      expect(screen.getByText('elsewhere')).toBeTruthy()
    })

    it('are taken along as a file [SPACE-1]', async () => {
      const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      open({ ...played(false), '/v2/notes': ok({ tasks }) })
      await userEvent.click(await (await shown()).findByRole('button', { name: 'Save as a file' }))
      const [[file] = []] = made.mock.calls
      expect(file instanceof Blob && (await file.text())).toContain('## Knots\n\nHarbour · Isles\n\n### card')
    })

    it('say where they are taken while there are none, and that they did not come [SPACE-1]', async () => {
      open({ ...played(false), '/v2/notes': ok({ tasks: [] }) })
      await (await shown()).findByText(/^No notes yet/)
      cleanup()
      queryClient.clear()
      open({ ...played(false), '/v2/notes': { status: 404 } })
      await (await shown()).findByText('Your notes could not be loaded.')
    })
  })

  it('has my last orders with what became of them, where there is a shop [SPACE-1]', async () => {
    const order = (id: number, name: string, state: string) => ({
      ...{ id: `7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a01${id}`, itemId: mine.id, name, description: '', state },
      ...{ picture: '/x.webp', kind: 'company', price: 40, orderedAt: '2026-11-22T10:00:00.000Z' },
      ...{ returnableUntil: null, endedAt: null, note: '', isUsed: null },
    })
    const names = ['Coffee', 'Scarf', 'Day off', 'Book']
    const orders = names.map((name, index) => order(index, name, index === 0 ? 'waiting' : 'handed'))
    open({ ...played(true), '/v2/shop/orders': ok({ orders, next: null }) })
    const section = within(await screen.findByRole('region', { name: 'My orders' }))
    expect((await section.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^CoffeeNovember 22, 2026Waiting/),
      expect.stringMatching(/^Scarf.*Handed over/),
      expect.stringMatching(/^Day off/),
    ])
    await userEvent.click(section.getByRole('link', { name: 'All my orders' }))
    expect(screen.getByText('elsewhere')).toBeTruthy()
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
