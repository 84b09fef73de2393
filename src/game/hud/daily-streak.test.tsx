import { answerWith } from '#src/testing/fake-server.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreakReply, UserProgress } from '#shared/contract/player.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aProfile } from '#src/testing/profile.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { closePanel, openPanel } from './hud-store.ts'
import { openAsked } from './reading.ts'
import { StatusBar } from './StatusBar.tsx'
import { saveSeenBonus } from '#src/features/streak/seen-day.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { endDialog } from '#src/overlay/queue.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { MapWatch } from './MapWatch.tsx'
import { forgetParts, notePart } from '../tutorial/pieces-left.ts'
import { showAround, stopShowing } from '../tutorial/showing.ts'

vi.mock(import('#src/lib/after-start.ts'), () => ({ useAfterStart: () => true }))

/** 1 a.m. of the 26th in Kathmandu. */
const NOW = new Date('2026-11-25T19:15:00Z')
/** Another player in every test: who was told is remembered also where nothing can be stored. */
let OLA = aProfile()
let KEY = ''
const STREAK: StreakReply = {
  ...{ streak: 2, granted: false, type: 'day', date: '2026-11-25', bonusPoints: 30, bonusCoins: 5 },
}

/** All that comes late has come. */
async function arrive(
  given: Partial<StreakReply> = {},
  profile = OLA,
  progress?: UserProgress,
): Promise<void> {
  answerWith((url) => {
    if (url.endsWith('/v2/streak')) return { status: 200, body: { ...STREAK, ...given } }
    if (url.endsWith('/player/profile')) return { status: 200, body: profile }
    if (progress && url.endsWith('/user_progress')) return { status: 200, body: progress }
    if (!url.endsWith('/today')) return { status: 404 }
    return { status: 200, body: { tasksDoneToday: 0, pointsToday: 0, streakDue: true, newMessages: 0 } }
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AdventureContext value={aPlayedAdventure()}>
          <StatusBar isMobile={false} isPage={false} />
          <MapWatch isPage={false} />
          <Overlays ground="game" />
        </AdventureContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('button', { name: /^Streak: / })
  await screen.findByRole('button', { name: `Me: ${OLA.displayName}` })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.dynamicImportSettled())
}

const isOpen = () => screen.queryByRole('dialog') !== null
const cell = () => screen.getByRole('button', { name: /^Streak: / })

async function pressAway(): Promise<void> {
  const popup = await screen.findByRole('dialog')
  await userEvent.click(within(popup).getByRole('button'))
  await act(() => Promise.resolve())
  act(endDialog)
}

beforeEach(async () => {
  stageStore.setState({ status: 'ready' })
  OLA = aProfile({ id: crypto.randomUUID(), timeZone: 'Asia/Kathmandu' })
  KEY = `streak:${OLA.id}`
  await speakIn('en')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  usePlatform.setState(({ switches }) => ({ switches: { ...switches, streak_enabled: true } }))
})
afterEach(() => {
  cleanup()
  closePanel()
  overlay.clear()
  vi.useRealTimers()
})

describe('on arrival', () => {
  it('a first visit is told of the streak, and the day of the player is kept, for this player [STREAK-4]', async () => {
    await arrive()
    expect(await screen.findByRole('dialog', { name: 'Two days in a row' })).toBeTruthy()
    expect(readLocal(KEY)).toBe('2026-11-26')
  })

  it.each([
    ['day', '2026-11-26', '2026-11-25', false],
    ['day', '2026-11-25', '2026-11-25', true],
    ['week', '2026-11-26', '2026-11-20', false],
    ['week', '2026-11-20', '2026-11-20', false],
    ['week', '2026-11-25', '2026-11-20', true],
    ['week', '2026-11-25', null, true],
  ] as const)(
    'a streak by %s after a visit on %s, with its last step on %s, is told: %s; the day is kept [STREAK-4]',
    async (type, stored, date, isShown) => {
      writeLocal(KEY, stored)
      await arrive({ type, date })
      expect(isOpen()).toBe(isShown)
      expect(readLocal(KEY)).toBe('2026-11-26')
    },
  )

  it('whoever has seen it in another way is not told again on that day [STREAK-4]', async () => {
    showAround()
    await arrive()
    await userEvent.click(cell())
    await screen.findByRole('dialog', { name: 'Two days in a row' })
    expect(readLocal(KEY)).toBe('2026-11-26')
    await pressAway()
    act(stopShowing)
    await act(() => vi.dynamicImportSettled())
    expect(isOpen()).toBe(false)
  })

  it('who pressed the notification of it is told though it was told today, and once [STREAK-4] [PUSH-6]', async () => {
    writeLocal(KEY, '2026-11-26')
    openAsked('streak')
    await arrive()
    await screen.findByRole('dialog', { name: 'Two days in a row' })
    await pressAway()
    expect(isOpen()).toBe(false)
  })

  it('of another player of the same device nothing is known [STREAK-4]', async () => {
    writeLocal(KEY, '2026-11-26')
    await arrive({}, { ...OLA, id: '7f8b5c3e-35a5-4c3f-9c5f-6f1a53d1b002' })
    await screen.findByRole('dialog', { name: 'Two days in a row' })
  })

  it('what is open is not covered: the streak waits [STREAK-4]', async () => {
    openPanel('me')
    await arrive()
    expect(isOpen()).toBe(false)
    act(closePanel)
    await screen.findByRole('dialog', { name: 'Two days in a row' })
  })

  it('a newcomer is shown around first [STREAK-4] [TUT-1]', async () => {
    showAround()
    await arrive()
    expect(isOpen()).toBe(false)
    act(stopShowing)
    await screen.findByRole('dialog', { name: 'Two days in a row' })
  })

  it('stays out of the way of a newcomer who was shown around, until something is earned [STREAK-4] [TUT-2]', async () => {
    const nothing = { playerProgress: 0, playerPoints: 0 }
    showAround()
    await arrive(
      { streak: 0, date: null },
      { ...OLA, isTutorialSeen: true },
      { ...nothing, playerCoins: 0, items: [] },
    )
    act(() => {
      notePart(OLA, 'arrival', false)
      stopShowing()
    })
    await act(() => vi.dynamicImportSettled())
    expect(isOpen()).toBe(false)
    // the next visit is another page
    act(forgetParts)
    await screen.findByRole('dialog', { name: 'Your streak begins today' })
  })

  it('a bonus that was granted is told after it, with its points and coins [STREAK-5]', async () => {
    await arrive({ streak: 3, granted: true })
    await pressAway()
    const info = await waitFor(() => {
      const modal = document.querySelector('[data-viet-type="streak"]')
      if (!modal) throw new Error('no info modal')
      return modal
    })
    expect(info.textContent).toContain('30 points')
    expect(info.textContent).toContain('5 coins')
  })

  it.each([
    ['the task of yesterday has told its bonus', '2026-11-25', false],
    ['that bonus was another', '2026-11-22', true],
  ])('%s: told on %s, it is told now: %s [STREAK-5]', async (_, shownOn, isShown) => {
    saveSeenBonus(OLA.id, shownOn)
    writeLocal(KEY, '2026-11-25')
    await arrive({ streak: 3, granted: true })
    await pressAway()
    expect(document.querySelector('[data-viet-type="streak"]') !== null).toBe(isShown)
  })

  it.each([
    ['without a shop there are no coins', { streak: 3, granted: true, bonusCoins: 0 }, /30 points/, true],
    ['without a bonus nothing is told', {}, /points/, false],
  ])('%s [STREAK-5]', async (_, given, words, isShown) => {
    await arrive(given)
    await pressAway()
    const modal = document.querySelector('[data-viet-type="streak"]')
    expect(words.test(modal?.textContent ?? '')).toBe(isShown)
    expect(modal?.textContent ?? '').not.toMatch(/coin/)
  })
})

describe('the widget of the desktop', () => {
  beforeEach(() => writeLocal(KEY, '2026-11-26'))

  it('has three steps and the bonus, and opens the pop-up [STREAK-2] [STREAK-3]', async () => {
    await arrive()
    expect(cell().textContent).toContain('+30')
    await userEvent.click(cell())
    const popup = await screen.findByRole('dialog', { name: 'Two days in a row' })
    expect(within(popup).getAllByRole('listitem')).toHaveLength(4)
    expect(popup.textContent).toContain('Finish a task today to keep it burning.')
  })

  it('tells of no bonus when it is only looked at [STREAK-5]', async () => {
    await arrive({ streak: 3, granted: true })
    await userEvent.click(cell())
    await pressAway()
    expect(document.querySelector('[data-viet-type="streak"]')).toBeNull()
  })
})
