import { afterEach, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { localKeys } from '#src/lib/storage.ts'
import { defineOutboxKind } from './kind.ts'
import { markAsRead } from './read-marks.ts'
import { endOutboxSession } from './session.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

afterEach(endOutboxSession)

it('a notice that is shown twice is marked once, in memory only [INFO-3]', async () => {
  const send = vi.fn((_how: object) => settled())
  await Promise.all([markAsRead('a', send), markAsRead('a', send)])
  expect(send).toHaveBeenCalledOnce()
  expect(localKeys('outbox:')).toEqual([])
})

it('a failed mark is announced once, and retried when the link is back [INFO-3] [ERR-1]', async () => {
  const lost = new Failure(0, 'read')
  const send = vi.fn((_how: object) => Promise.resolve()).mockRejectedValueOnce(lost)
  await expect(markAsRead('a', send)).rejects.toBe(lost)
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(send.mock.calls).toEqual([
    [{ reporting: 'modal', isLeaving: false }],
    [{ reporting: 'log', isLeaving: false }],
  ])
})

it('what was withdrawn, or belongs to a session that ended, is marked no more [INFO-3] [AUTH-5]', async () => {
  const gone = new Failure(404, 'read')
  const send = vi.fn((_how: object) => Promise.resolve()).mockRejectedValueOnce(gone)
  await expect(markAsRead('a', send)).rejects.toBe(gone)
  send.mockRejectedValueOnce(new Failure(0, 'read'))
  await expect(markAsRead('b', send)).rejects.toMatchObject({ status: 0 })
  endOutboxSession()
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(send).toHaveBeenCalledTimes(2)
})

it('what was not marked goes out with the page, by a call that outlives it [INFO-3]', async () => {
  const send = vi.fn((_how: object) => Promise.resolve()).mockRejectedValueOnce(new Failure(0, 'read'))
  await expect(markAsRead('a', send)).rejects.toMatchObject({ status: 0 })
  window.dispatchEvent(new Event('pagehide'))
  await settled()
  expect(send).toHaveBeenLastCalledWith({ reporting: 'log', isLeaving: true })
})

it('what was marked leaves nothing behind [INFO-3]', async () => {
  const kind = defineOutboxKind<string, null>({ id: 'seen', send: () => Promise.resolve(null) })
  const queue = kind.at('', 'a')
  queue.put('a')
  expect(kind.at('', 'a')).toBe(queue)
  await queue.settle()
  expect(kind.at('', 'a')).not.toBe(queue)
})

it('what was marked is watched no longer when the page goes [INFO-3]', async () => {
  const stopped = vi.spyOn(window, 'removeEventListener')
  await markAsRead('a', settled)
  expect(stopped).toHaveBeenCalledWith('pagehide', expect.any(Function))
  stopped.mockRestore()
})
