import { answerWith } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay, type OverlayRequest } from '#src/overlay/overlay.ts'
import { closeDialog, endDialog } from '#src/overlay/queue.ts'
import { aFinishTask, Overlays } from '#src/testing/overlays.tsx'
import { speakIn } from '#src/testing/words.ts'

const handlers = () => ({ onLeave: vi.fn(() => Promise.resolve()), onClose: vi.fn() })

const aStreak = (): OverlayRequest<'streak'> & ReturnType<typeof handlers> => ({
  ...handlers(),
  kind: 'streak',
  isNews: true,
  streak: { streak: 2, granted: false, type: 'day', date: '2026-11-22', bonusPoints: 30, bonusCoins: 0 },
})

const aProfile = (): OverlayRequest<'profile'> => ({
  ...handlers(),
  kind: 'profile',
  profile: { displayName: 'Ada', avatar: null, avatarSprite: null },
})

function show(): void {
  answerWith(() => ({ status: 404 }))
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <Overlays ground="game" />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const titles = () => screen.queryAllByRole('dialog').map((popup) => popup.querySelector('h2')?.textContent)

/** Pressed away, and its way out is over. */
async function closeAndEnd(): Promise<void> {
  await act(() => closeDialog())
  await act(() => vi.advanceTimersByTimeAsync(250))
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  overlay.clear()
})

describe('the queue of pop-ups', () => {
  it('shows one at a time, and those that wait in their order, whatever came first [FIN-1]', async () => {
    vi.useFakeTimers()
    show()
    act(() => {
      for (const call of [aFinishTask(), aProfile(), aStreak()]) overlay.show(call)
    })
    expect(titles()).toEqual(['Two keys'])
    await closeAndEnd()
    expect(titles()).toEqual(['Two days in a row'])
    await closeAndEnd()
    expect(titles()).toEqual(['Your profile is complete'])
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
      for (const call of [aFinishTask(), aStreak()]) overlay.show(call)
    })
    expect([titles(), dims()]).toEqual([['Two keys'], [false]])
    await act(() => closeDialog())
    expect([titles(), dims()]).toEqual([['Two keys'], [true]])
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect([titles(), dims()]).toEqual([['Two days in a row'], [true]])
    await act(() => closeDialog())
    expect([titles(), dims()]).toEqual([['Two days in a row'], [false]])
    await act(() => vi.advanceTimersByTimeAsync(250))
    act(() => void overlay.show(aProfile()))
    expect([titles(), dims()]).toEqual([['Your profile is complete'], [false]])
  })

  it('takes a second press for the first, while it goes [FIN-1]', async () => {
    vi.useFakeTimers()
    const [first, next] = [aStreak(), aProfile()]
    show()
    act(() => {
      for (const call of [first, next]) overlay.show(call)
    })
    await act(() =>
      Promise.all([closeDialog({ type: '', goTo: null }), closeDialog({ type: '', goTo: 'market' })]),
    )
    await act(() => closeDialog({ type: '', goTo: 'market' }))
    expect(first.onLeave).toHaveBeenCalledOnce()
    act(endDialog)
    expect(first.onClose).toHaveBeenCalledExactlyOnceWith({ type: '', goTo: null })
  })

  it.each([
    ['finishTask', aFinishTask(), 'Continue', { type: '', goTo: null }],
    ['streak', aStreak(), 'Keep it burning', { type: '', goTo: null }],
    ['profile', aProfile(), 'To the map', { type: 'profile' }],
  ] as const)(
    'tells of %s what its button says, and nothing where it was only closed [FIN-6]',
    async (...row) => {
      const [, call, button, answer] = row
      const onClose = vi.fn()
      show()
      act(() => void overlay.show({ ...call, onClose }))
      await userEvent.click(screen.getByRole('button', { name: button }))
      await vi.waitFor(() => expect(onClose).toHaveBeenLastCalledWith(answer))
      act(() => void overlay.show({ ...call, onClose }))
      const background = screen.getByRole('dialog').parentElement
      if (!background) throw new Error('a pop-up without a background')
      fireEvent.pointerDown(background)
      fireEvent.click(background)
      await vi.waitFor(() => expect(onClose).toHaveBeenLastCalledWith(null))
    },
  )
})
