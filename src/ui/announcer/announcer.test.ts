import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onSpoken, say, setDetail, silence } from './announcer.ts'

let spoken: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  spoken = []
  stop = onSpoken((line) => spoken.push(line))
})
afterEach(() => {
  stop()
  silence()
  setDetail('normal')
  vi.useRealTimers()
})

const region = () => document.querySelector('[aria-live="polite"][data-announcer]')

it('speaks through one region that stands before its words, above pop-ups [ACCESS-2]', () => {
  say({ kind: 'opened', text: 'Market is open now.' })
  expect(region()?.textContent).toBe('')
  expect(region()?.hasAttribute('data-above-popups')).toBe(true)
  vi.runOnlyPendingTimers()
  expect(region()?.textContent).toBe('Market is open now.')
  say({ kind: 'earned', text: '60 points.' })
  vi.runAllTimers()
  expect(document.querySelectorAll('[data-announcer]')).toHaveLength(1)
  expect(spoken).toEqual(['Market is open now.', '60 points.'])
})

it('lets a sentence be until it was heard, and an answer go before it [ACCESS-2]', () => {
  say({ kind: 'arrived', text: 'Harbour.' })
  vi.advanceTimersByTime(200)
  say({ kind: 'opened', text: 'Market is open now.' })
  vi.advanceTimersByTime(100)
  expect(spoken).toEqual(['Harbour.'])
  say({ kind: 'answered', text: 'You are in the harbour.' })
  vi.advanceTimersByTime(0)
  expect(spoken).toEqual(['Harbour.', 'You are in the harbour.'])
  vi.runAllTimers()
  expect(spoken.at(-1)).toBe('Market is open now.')
})

it('keeps to itself what the listener does not want [ACCESS-2]', () => {
  setDetail('brief')
  say({ kind: 'arrived', text: 'Harbour.' })
  vi.runAllTimers()
  expect(spoken).toEqual([])
})

it('forgets what waits when somebody signs out [ACCESS-2]', () => {
  say({ kind: 'opened', text: 'Market is open now.' })
  silence()
  vi.runAllTimers()
  expect(spoken).toEqual([])
  expect(region()).toBeNull()
})

it('marks each line that is to be said in the timeline of the browser, whatever comes between [ACCESS-2]', () => {
  const mark = vi.spyOn(performance, 'mark')
  setDetail('brief')
  say({ kind: 'arrived', text: 'Isles.' })
  setDetail('normal')
  say({ kind: 'arrived', text: 'Harbour.' })
  say({ kind: 'refused', text: 'Keep, locked.' })
  const { calls } = mark.mock
  mark.mockRestore()
  expect(calls).toEqual([
    ['announced', { detail: 'Harbour.' }],
    ['announced', { detail: 'Keep, locked.' }],
  ])
})

it('keeps no more of them than it must, and none of somebody who has signed out [ACCESS-2] [AUTH-5]', () => {
  // the pretended clock has no timeline
  vi.useRealTimers()
  performance.clearMarks('announced')
  const marks = () => performance.getEntriesByName('announced').length
  for (let at = 1; at <= 200; at += 1) say({ kind: 'earned', text: `${at} points.` })
  expect(marks()).toBe(200)
  say({ kind: 'earned', text: '201 points.' })
  expect(marks()).toBe(1)
  silence()
  expect(marks()).toBe(0)
})
