import { answerWith, asked, type Answer } from '#src/testing/fake-server.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchVersion } from './watch-version.ts'

const answers: Answer[] = []
const version = (name: string): Answer => ({ status: 200, body: { version: name } })
let stop = () => {}
const onNew = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  onNew.mockReset().mockResolvedValue(undefined)
  answerWith(() => answers.shift() ?? version('v1'))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('asks a while after the map stands, with what it shows, and says when that is another one [WORLD-3]', async () => {
  answers.push(version('v1'), version('v2'))
  stop = watchVersion('v1', onNew, () => true)
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?seen=v1'])
  expect(onNew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(onNew).toHaveBeenCalledTimes(1)
})

it('asks nothing while the page is not looked at, seldom while nobody answers, and never again once it is stopped [WORLD-3]', async () => {
  let isSeen = false
  answers.push('no-answer', { status: 503 })
  stop = watchVersion('v1', onNew, () => isSeen)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(0)
  isSeen = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(2)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(2)
  expect(onNew).not.toHaveBeenCalled()
})

it('waits before it asks again where the new content did not come [WORLD-3]', async () => {
  answers.push(version('v2'), version('v2'), version('v2'))
  stop = watchVersion('v1', onNew, () => true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onNew).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(8000)
  expect([asked.length, onNew.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onNew).toHaveBeenCalledTimes(2)
})
