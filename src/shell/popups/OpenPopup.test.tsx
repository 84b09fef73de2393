import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aFinishTask } from '#src/testing/popups.ts'
import { speakIn } from '#src/testing/words.ts'
import { OpenPopup } from './OpenPopup.tsx'
import { openPopup } from './open-popup.ts'
import { closePopup, endPopup } from '#src/overlay/popup-queue.ts'
import { dropPopups, type ProfileCall, type StreakCall } from '#src/overlay/popups.ts'

const look = { iconUrl: null, color: 'one', backgroundUrl: null } as const
const ways = () => ({ onLeave: vi.fn(() => Promise.resolve()), onClose: vi.fn() })

const aStreak = (): StreakCall => ({
  ...look,
  ...ways(),
  type: 'streak',
  text: () => ({ title: 'Two days', buttonText: 'Go on' }),
  data: {
    ...{ streak: 2, granted: false, type: 'day', date: '2026-11-22', bonusPoints: 30, bonusCoins: 0 },
    isNews: true,
  },
})

const aProfile = (): ProfileCall => ({
  ...look,
  ...ways(),
  type: 'profile',
  text: () => ({ title: 'Complete', buttonText: 'To the map' }),
  data: { displayName: 'Ada', avatarSprite: null },
})

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <OpenPopup />
    </QueryClientProvider>,
  )
}

const titles = () => screen.queryAllByRole('dialog').map((popup) => popup.querySelector('h2')?.textContent)

/** Pressed away, and its way out is over. */
async function closeAndEnd(): Promise<void> {
  await act(() => closePopup())
  await act(() => vi.advanceTimersByTimeAsync(250))
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  dropPopups()
})

describe('the queue of pop-ups', () => {
  it('shows one at a time, and those that wait in their order, whatever came first [FIN-1]', async () => {
    vi.useFakeTimers()
    show()
    act(() => {
      for (const call of [aFinishTask(), aProfile(), aStreak()]) openPopup(call)
    })
    expect(titles()).toEqual(['Two keys'])
    await closeAndEnd()
    expect(titles()).toEqual(['Two days'])
    await closeAndEnd()
    expect(titles()).toEqual(['Complete'])
    await closeAndEnd()
    expect(titles()).toEqual([])
  })

  it('keeps the page dimmed from the first to the last: between them nothing flashes [FIN-1]', async () => {
    vi.useFakeTimers()
    const dims = () =>
      [...document.querySelectorAll('[role=dialog]')].map((popup) => isDim(popup.parentElement))
    const isDim = (scrim: Element | null) => /(^|[ _])dim/.test(scrim?.className ?? '')
    show()
    act(() => {
      for (const call of [aFinishTask(), aStreak()]) openPopup(call)
    })
    expect([titles(), dims()]).toEqual([['Two keys'], [false]])
    await act(() => closePopup())
    expect([titles(), dims()]).toEqual([['Two keys'], [true]])
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect([titles(), dims()]).toEqual([['Two days'], [true]])
    await act(() => closePopup())
    expect([titles(), dims()]).toEqual([['Two days'], [false]])
    await act(() => vi.advanceTimersByTimeAsync(250))
    act(() => openPopup(aProfile()))
    expect([titles(), dims()]).toEqual([['Complete'], [false]])
  })

  it('takes a second press for the first, while it goes [FIN-1]', async () => {
    vi.useFakeTimers()
    const [first, next] = [aStreak(), aProfile()]
    show()
    act(() => {
      for (const call of [first, next]) openPopup(call)
    })
    await act(() =>
      Promise.all([closePopup({ type: '', goTo: null }), closePopup({ type: '', goTo: 'market' })]),
    )
    await act(() => closePopup({ type: '', goTo: 'market' }))
    expect(first.onLeave).toHaveBeenCalledOnce()
    act(endPopup)
    expect(first.onClose).toHaveBeenCalledExactlyOnceWith({ type: '', goTo: null })
  })

  it.each([
    ['finishTask', aFinishTask(), 'Continue', { type: '', goTo: null }],
    ['streak', aStreak(), 'Go on', { type: '', goTo: null }],
    ['profile', aProfile(), 'To the map', { type: 'profile' }],
  ] as const)(
    'tells of %s what its button says, and nothing where it was only closed [FIN-6]',
    async (...row) => {
      const [, call, button, answer] = row
      const onClose = vi.fn()
      show()
      act(() => openPopup({ ...call, onClose }))
      await userEvent.click(screen.getByRole('button', { name: button }))
      await vi.waitFor(() => expect(onClose).toHaveBeenLastCalledWith(answer))
      act(() => openPopup({ ...call, onClose }))
      const background = screen.getByRole('dialog').parentElement
      if (!background) throw new Error('a pop-up without a background')
      fireEvent.pointerDown(background)
      fireEvent.click(background)
      await vi.waitFor(() => expect(onClose).toHaveBeenLastCalledWith(null))
    },
  )
})
