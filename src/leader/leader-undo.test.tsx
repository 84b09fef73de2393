import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  anotherLeader,
  dialog,
  mine,
  open,
  ratings,
  serve,
  show,
  starred,
} from '#src/testing/leader-area.tsx'
import { DAY_MS } from '#shared/domain/durations.ts'
import { UNDO_MS } from '#src/features/reviews/ratings.ts'
import { aRating, aReview, aWork, idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  anotherLeader()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The time to take a rating back does not run out, however slowly the test is run. @returns how to let it pass again */
function stopUndoTime(): () => void {
  const { setTimeout: start } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => start(run, ms === UNDO_MS ? DAY_MS : ms))
  return () => void vi.stubGlobal('setTimeout', start)
}

function hidePage(): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

describe('a rating that was confirmed', () => {
  const rateFirst = async (stars = 4) => {
    await open('Task 1')
    await userEvent.keyboard(`${stars}{Enter}`)
  }

  it.each([
    ['goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['hides', hidePage],
  ])('is sent when the page %s, by a call that outlives it, and only once [FIN-8]', async (_, leave) => {
    const left = vi.fn((_: string | Request, __?: RequestInit) =>
      Promise.resolve(Response.json(mine(aReview(1)))),
    )
    vi.stubGlobal('fetch', left)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    serve([aReview(1)])
    show()
    await rateFirst()
    await screen.findByText(/there is nothing left to rate/)
    leave()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    vi.unstubAllGlobals()
    const [[request] = []] = left.mock.calls
    expect(request instanceof Request && request.url).toContain(`${idOf(1)}/rating`)
    expect(left).toHaveBeenCalledOnce()
    expect(ratings()).toEqual([])
  })

  it('can be taken back: it is open again with its stars and words, and was never sent [FIN-8]', async () => {
    onTestFinished(stopUndoTime())
    serve([aReview(1)])
    show()
    await open('Task 1')
    await userEvent.keyboard('2')
    await userEvent.type(screen.getByRole('textbox'), 'Not yet')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await dialog('Task 1')
    await waitFor(() => expect(starred(2)).toHaveProperty('checked', true))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Not yet')
    await userEvent.keyboard('{Escape}')
    cleanup()
    expect(ratings()).toEqual([])
  })

  it('and is lost to another leader: who was faster, and what was given, is told [FIN-8]', async () => {
    const other = { ...aReview(1), rating: aRating({ stars: 2 }) }
    let isLost = false
    serve([aReview(1)], (method, url) => {
      if (method === 'POST') {
        isLost = true
        return { status: 409, body: { code: 'already-rated', message: 'x' } }
      }
      if (isLost && url.endsWith(idOf(1))) return { status: 200, body: aWork(other) }
      if (isLost && url.includes('/to-rate')) return { status: 200, body: { reviews: [], next: null } }
      return null
    })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show()
    await rateFirst()
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    const alertBox = await screen.findByRole('alert')
    expect(alertBox.textContent).toContain('Jan Other was faster: “Task 1” by Player 1 has 2 of 5 stars.')
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('and did not arrive is kept, and sent again with the same key [FIN-8]', async () => {
    let tries = 0
    serve([aReview(1)], (method) => (method === 'POST' && (tries += 1) === 1 ? 'no-answer' : null))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show()
    await rateFirst()
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(ratings()).toHaveLength(2))
    const [first, second] = ratings()
    expect(second).toEqual(first)
  })
})
