import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { aFinishTask } from '#src/testing/popups.ts'
import { speakIn } from '#src/testing/words.ts'
import { OpenPopup } from './OpenPopup.tsx'
import { openPopup } from './open-popup.ts'
import { closePopup, endPopup } from './popup-queue.ts'
import { dropPopups, usePopups, type LeaderAcceptCall, type ProfileCall, type StreakCall } from './popups.ts'

const look = { iconUrl: null, color: 'one', backgroundUrl: null } as const
const ways = () => ({ onLeave: vi.fn(() => Promise.resolve()), onClose: vi.fn() })

const aStreak = (): StreakCall => ({
  ...look,
  ...ways(),
  type: 'streak',
  text: () => ({ title: 'Two days', buttonText: 'Go on' }),
  data: { streak: 2, granted: false, type: 'day', date: '2026-11-22', bonusPoints: 30, bonusCoins: 0 },
})

const aProfile = (): ProfileCall => ({
  ...look,
  ...ways(),
  type: 'profile',
  text: () => ({ title: 'Complete', buttonText: 'To the map' }),
  data: { displayName: 'Ada', avatarSprite: null },
})

const aRating = (): LeaderAcceptCall => ({
  ...look,
  ...ways(),
  type: 'leaderAccept',
  text: () => ({ title: 'Escape plan', buttonText: 'Send' }),
  data: { playerName: 'Hanna' },
})

function show(): void {
  render(
    <QueryClientProvider client={queryClient}>
      <OpenPopup />
    </QueryClientProvider>,
  )
}

const titles = () => screen.queryAllByRole('dialog').map((popup) => popup.querySelector('h2')?.textContent)

async function closeAndEnd(): Promise<void> {
  await act(() => closePopup())
  act(endPopup)
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  dropPopups()
})

describe('the queue of pop-ups', () => {
  it('shows one at a time, and those that wait in their order, whatever came first [FIN-1]', async () => {
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

  it('takes a second press for the first, while it goes [FIN-1]', async () => {
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

describe('the rating of a task', () => {
  it('waits for a star, stays when its background is pressed, and tells the stars [FIN-5] [FIN-6]', async () => {
    const call = aRating()
    show()
    act(() => openPopup(call))
    const popup = screen.getByRole('dialog', { name: 'Escape plan' })
    expect(popup.textContent).toContain('Handed in by Hanna')
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    const send = () => screen.getByRole('button', { name: 'Send' })
    expect(send().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(send())
    if (popup.parentElement) {
      fireEvent.pointerDown(popup.parentElement)
      fireEvent.click(popup.parentElement)
    }
    expect(call.onLeave).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars, Very good' }))
    expect(send().getAttribute('aria-disabled')).toBeNull()
    await userEvent.click(send())
    await vi.waitFor(() => expect(call.onClose).toHaveBeenCalledWith({ type: 'leaderAccept', assessment: 4 }))
  })

  it('is put off by Later and by Escape, without a rating [FIN-5]', async () => {
    const [later, escaped] = [aRating(), aRating()]
    show()
    act(() => openPopup(later))
    await userEvent.click(screen.getByRole('radio', { name: /^2 of 5/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    await vi.waitFor(() => expect(later.onClose).toHaveBeenCalledWith(null))
    act(() => openPopup(escaped))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await vi.waitFor(() => expect(escaped.onClose).toHaveBeenCalledWith(null))
    expect(usePopups.getState().queue).toEqual([])
  })
})
