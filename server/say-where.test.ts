import { expect, it, vi } from 'vitest'
import { warnOfDemo } from './say-where.ts'

it.each([
  ['https://waymark.example', 1],
  ['http://192.168.1.5:3000', 1],
  ['http://localhost:3000', 0],
  ['http://second.localhost:3000', 0],
  ['http://127.0.0.1:3000', 0],
  ['http://[::1]:3000', 0],
  [null, 0],
])('a demo at %s is warned of %i times [SERVE-1]', (address, times) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  warnOfDemo(address === null ? null : new URL(address))
  const count = warn.mock.calls.length
  warn.mockRestore()
  expect(count).toBe(times)
})
