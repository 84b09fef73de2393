import { expect, it } from 'vitest'
import { judged, rateOf } from './pace.ts'
import { timespan } from './platform.ts'

it('says how fast a chest is pressed, and what helps', () => {
  const every = (ms: number) => [0, 1, 2, 3, 4].map((press) => press * ms)
  expect(rateOf(every(600))).toBe(100)
  expect(judged(rateOf(every(600)))).toBe('good')
  expect(judged(rateOf(every(500)))).toBe('good')
  expect(judged(rateOf(every(620)))).toBe('slow')
  expect(judged(rateOf(every(480)))).toBe('fast')
  expect(judged(rateOf([5, 5]))).toBe('fast')
})

it('writes a time as SCORM 1.2 wants it', () => {
  expect(timespan(0)).toBe('0000:00:00.00')
  expect(timespan(3_723_450)).toBe('0001:02:03.45')
})
