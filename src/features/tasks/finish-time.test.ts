import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteFinishIn, untilFinishable } from './finish-time.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('an end waits as long as the server has said, and no other does [TASK-6]', async () => {
  noteFinishIn('one', 3)
  const done: string[] = []
  for (const id of ['one', 'two']) void untilFinishable(id).then(() => done.push(id))
  await vi.advanceTimersByTimeAsync(2999)
  expect(done).toEqual(['two'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['two', 'one'])
})

it('an end that is taken at once waits no more [TASK-6]', async () => {
  noteFinishIn('one', 3)
  noteFinishIn('one', undefined)
  await expect(untilFinishable('one')).resolves.toBeUndefined()
})
