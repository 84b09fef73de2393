import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import type { SavedState } from '#src/outbox/saved.ts'
import { aTask } from '#src/testing/missions.ts'
import { answerWith, asked } from '#src/testing/fake-server.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { finishes } from '../finish/send.ts'
import { moves } from '../moves.ts'
import type { AttemptOf } from '#kinds/define/client.tsx'
import { useEnd } from './use-end.ts'

const URL = '/v2/attempts'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const FINISHED = {
  ...{ points: 60, currency: 0, taskType: 'film2', isLeaderAcceptRequired: false },
  ...{ isMissionFinished: false, isHiddenPointsAndCoins: false },
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(cleanup)

const attempt: AttemptOf<'film2'> = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  taskId: 'storm',
  task: aTask({ type: 'film2' }),
  playable: {
    type: 'film2',
    film: '/f.webm',
    poster: '/f.webp',
    isPlaylist: false,
    seconds: 20,
    captions: [],
  },
  state: { type: 'film2', at: 0, seen: [] },
}

/** An end whose tries are answered in turn, and then arrive. */
function ending(answers: Failure[] = [], ended: unknown = null, playerId = '') {
  const onFinish = vi.fn<(isAgain?: boolean) => Promise<void>>(() => Promise.resolve())
  for (const answer of answers) onFinish.mockRejectedValueOnce(answer)
  const onStale = vi.fn()
  const saved: SavedState = 'saved'
  const shown = renderHook(() =>
    useEnd<'film2'>({ saved, ended }, { attempt, playerId, onFinish, onStale }, 'film.unfinished'),
  )
  return { ...shown, onFinish, onStale }
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
  let arrive = () => {}
  answerWith(() => {
    return new Promise((resolve) => {
      arrive = () => resolve({ status: 200, body: { state: attempt.state, refused: [] } })
    })
  })
  const { result, onFinish } = ending([], null, 'ola')
  act(() => moves.at('ola', attempt.id).put({ type: 'film2', at: 3, seen: [[0, 3]] }))
  act(() => result.current.finish())
  act(() => result.current.finish())
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(onFinish).not.toHaveBeenCalled()
  await act(async () => {
    arrive()
    await settled()
  })
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
})

it('is refused with the moves before it, which the server takes no more [TASK-6]', async () => {
  const code = 'attempt-finished'
  answerWith(() => ({ status: 409, body: { code, message: code } }))
  const { result, onFinish } = ending([], null, 'ola')
  act(() => moves.at('ola', attempt.id).put({ type: 'film2', at: 3, seen: [[0, 3]] }))
  act(() => result.current.finish())
  await waitFor(() => expect(result.current.trouble?.key).toBe('tasks.frame.finishedElsewhere'))
  expect([result.current.isFinishing, onFinish.mock.calls]).toEqual([false, []])
})

it('that waits is sent without the task once that was left [SW-3]', async () => {
  answerWith(() => ({ status: 204 }))
  const { result, onFinish, unmount } = ending([new Failure(0, URL)], null, 'ola')
  act(() => result.current.finish())
  await waitFor(() => expect(result.current.trouble).not.toBeNull())
  unmount()
  await online()
  await waitFor(() => expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(['finish']))
  expect(onFinish).toHaveBeenCalledOnce()
})

describe('a finish that an earlier page has stored', () => {
  const store = () => finishes.at('ola', attempt.id).put({ taskId: 'storm', key: PAGE })
  afterEach(endOutboxSession)

  it('is sent by the task that is shown, which shows what it brought [TASK-6]', async () => {
    answerWith(() => 'no-answer')
    store()
    await settled()
    const { onFinish } = ending([], null, 'ola')
    await online()
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
  })

  it('and was on its way before the task was shown: the attempt is read anew, and no button waits for ever [TASK-6]', async () => {
    let arrive = () => {}
    answerWith(
      () => new Promise((resolve) => (arrive = () => resolve({ status: 200, body: { ...FINISHED } }))),
    )
    store()
    await settled()
    const { result, onFinish, onStale } = ending([], null, 'ola')
    act(() => result.current.finish())
    await act(async () => {
      arrive()
      await settled()
    })
    expect([onFinish.mock.calls, onStale.mock.calls.length, result.current.isFinishing]).toEqual([
      [],
      1,
      false,
    ])
  })
})
