import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { speakIn } from '#src/testing/words.ts'
import { failureWords } from './failure-words.ts'
import { TroubleNotice } from './TroubleNotice.tsx'

const show = (failure: Failure) => <TroubleNotice trouble={failureWords(failure, 'finish')} />
const tooMany = (seconds: number | null) => new Failure(429, '/v2/attempts', null, seconds)
const inSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('a refusal while a task is played', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    await speakIn('en')
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  it('counts down at 429 what the server asked for, and says when it is over [INFO-4]', async () => {
    render(show(tooMany(3)))
    const seen = () => screen.getByRole('alert').querySelector('span[aria-hidden]')
    expect(seen()?.textContent).toBe('A little slower: try again in 3 seconds.')
    await inSeconds(2)
    expect(seen()?.textContent).toBe('A little slower: try again in 1 second.')
    await inSeconds(1)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('You can try again now.')
  })

  it('announces the wait once, not each second [INFO-4]', async () => {
    render(show(tooMany(5)))
    const announced = () =>
      [...screen.getByRole('alert').querySelectorAll('span:not([aria-hidden])')].map(
        (part) => part.textContent,
      )
    const atFirst = announced()
    await inSeconds(3)
    expect(atFirst).toContain('A little slower: try again in 5 seconds.')
    expect(announced()).toEqual(atFirst)
  })

  it('counts anew at the next refusal, and one second where the server names none [INFO-4]', async () => {
    const { rerender } = render(show(tooMany(2)))
    await inSeconds(2)
    rerender(show(tooMany(null)))
    expect(screen.getByRole('alert').textContent).toContain('in 1 second.')
    await inSeconds(1)
    expect(screen.getByRole('status').textContent).toBe('You can try again now.')
  })

  it.each([403, 500])('at %i is shown, and left to the modal to announce [ERR-1]', (status) => {
    render(show(new Failure(status, '/v2/attempts')))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).toMatch(
      status === 403 ? /cannot save your answer/ : /has not reached the server/,
    )
  })

  it('is a plain sentence at any other status [INFO-4]', () => {
    render(show(new Failure(406, '/v2/attempts')))
    expect(screen.getByRole('alert').textContent).toBe(
      'The server did not accept your answer. Reload the page.',
    )
  })
})
