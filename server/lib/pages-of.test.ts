import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { EXPORT_PAGE, pagesOf } from './pages-of.ts'

describe('the pages of an export', () => {
  it('are small, one at a time, and let other requests in after each [STAT-3] [SERVE-1]', async () => {
    const limits: number[] = []
    const loopsAtRead: number[] = []
    let loops = 0
    let isOver = false
    const others = async () => {
      for (; !isOver; loops += 1) await setImmediate()
    }
    const read = (_: unknown, limit: number) => {
      limits.push(limit)
      loopsAtRead.push(loops)
      const count = limits.length < 4 ? limit : 3
      return Promise.resolve(Array.from({ length: count }, (_row, index) => ({ id: String(index) })))
    }
    const running = others()
    let rows = 0
    for await (const page of pagesOf(read, ({ id }) => ({ at: '', id }))) rows += page.length
    isOver = true
    await running
    expect(rows).toBe(3 * EXPORT_PAGE + 3)
    expect(Math.max(...limits)).toBeLessThanOrEqual(100)
    expect(loopsAtRead.slice(1).every((loop, index) => loop > (loopsAtRead[index] ?? 0))).toBe(true)
  })
})
