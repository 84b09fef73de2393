import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { TaskNotLoaded } from './TaskTrouble.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(status: number, retryAfter: number | null = null) {
  const onRetry = vi.fn()
  render(
    <TaskNotLoaded
      error={new Failure(status, '/v2/tasks/one', null, retryAfter)}
      onRetry={onRetry}
      Card={ErrorState}
    />,
  )
  return onRetry
}

describe('a task that is refused', () => {
  it.each([
    [403, /out of date and cannot open the task/, 'Reload the page'],
    [406, /in the requested format/, 'Reload the page'],
    [409, /has changed in the meantime/, 'Load the task'],
    [422, /did not accept/, 'Load the task'],
    [500, /could not be loaded/, 'Try again'],
  ])('at %i says why, and offers what helps [INFO-4]', (status, sentence, action) => {
    show(status)
    expect(screen.getByRole('alert').textContent).toMatch(sentence)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([action])
  })

  it.each([409, 422])('at %i is loaded anew [INFO-4]', async (status) => {
    const onRetry = show(status)
    await userEvent.click(screen.getByRole('button', { name: 'Load the task' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('at 429 counts down what the server asked for, and can be loaded then [INFO-4]', async () => {
    vi.useFakeTimers()
    show(429, 3)
    expect(screen.getByRole('alert').textContent).toContain('in 3 seconds')
    expect(screen.queryByRole('button')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByRole('alert').textContent).toContain('in 1 second.')
    await act(() => vi.advanceTimersByTimeAsync(1250))
    expect(screen.getByRole('button', { name: 'Load the task' })).toBeDefined()
  })
})
