import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import type { SavedState } from '../parts/saving.ts'
import { useEnd } from './use-end.ts'

const URL = '/v2/attempts'
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(cleanup)

/** An end whose tries are answered in turn, and then arrive. */
function ending(answers: Failure[] = [], ended: unknown = null) {
  const onFinish = vi.fn<(isAgain?: boolean) => Promise<void>>(() => Promise.resolve())
  for (const answer of answers) onFinish.mockRejectedValueOnce(answer)
  const settle = vi.fn(() => Promise.resolve())
  const onStale = vi.fn()
  const saved: SavedState = 'saved'
  const shown = renderHook(() =>
    useEnd<'film2'>({ saved, settle, ended }, { onFinish, onStale }, 'film.unfinished'),
  )
  return { ...shown, onFinish, settle, onStale }
}

const online = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'))
    await settled()
  })

it('is sent again by itself until it arrives, and tells nobody of it again', async () => {
  const { result, onFinish } = ending([new Failure(0, URL), new Failure(503, URL)])
  act(() => result.current.finish())
  await waitFor(() => expect(result.current.trouble?.key).toBe('tasks.frame.finishFailed'))
  expect(result.current.saved).toBe('offline')
  await online()
  await online()
  expect(onFinish.mock.calls).toEqual([[false], [true], [true]])
  expect(result.current.saved).toBe('saved')
})

it('that came too early is waited out: the player sees no trouble [TASK-6]', async () => {
  const early = new Failure(429, URL, { code: 'too-early', message: 'too early' }, 3)
  const { result, onFinish } = ending([early])
  act(() => result.current.finish())
  await act(settled)
  expect(result.current).toMatchObject({ isFinishing: true, trouble: null, saved: 'saving' })
  await online()
  expect(onFinish.mock.calls).toEqual([[false], [true]])
  expect(result.current).toMatchObject({ trouble: null, saved: 'saved' })
})

it('is not sent again by a task that was left', async () => {
  const { result, onFinish, unmount } = ending([new Failure(0, URL)])
  act(() => result.current.finish())
  await waitFor(() => expect(result.current.trouble).not.toBeNull())
  unmount()
  await online()
  expect(onFinish).toHaveBeenCalledOnce()
})

it('says in the words of the kind what is still to be done, and calls nothing unsaved', async () => {
  const { result, onStale } = ending([new Failure(422, URL)])
  act(() => result.current.finish())
  await waitFor(() => expect(result.current.trouble?.key).toBe('film.unfinished'))
  expect(result.current).toMatchObject({ isFinishing: false, saved: 'saved' })
  expect(onStale).toHaveBeenCalledOnce()
})

it('says that the attempt was ended elsewhere, also of one that has begun anew since', () => {
  const code = 'attempt-finished'
  const { result } = ending([], new Failure(409, URL, { code, message: code }))
  expect(result.current.trouble?.key).toBe('tasks.frame.finishedElsewhere')
})

it('comes after all that is unsent, and only once however often it is pressed', async () => {
  const { result, onFinish, settle } = ending()
  let arrive = () => {}
  settle.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  act(() => result.current.finish())
  act(() => result.current.finish())
  expect(onFinish).not.toHaveBeenCalled()
  await act(async () => {
    arrive()
    await settled()
  })
  expect(onFinish).toHaveBeenCalledOnce()
})
