import { expect, it } from 'vitest'
import { makeQueue, QueueFull } from './queue.ts'

it('does one at a time in the order in which they came, and sends away whom it has no room for', async () => {
  const enqueue = makeQueue({ atOnce: 1, waiting: 1 })
  const said: string[] = []
  const work = (name: string) => async () => {
    said.push(`${name} begins`)
    await Promise.resolve()
    said.push(`${name} ends`)
  }
  const first = enqueue(work('first'))
  const second = enqueue(work('second'))
  await expect(enqueue(work('third'))).rejects.toThrow(QueueFull)
  await Promise.all([first, second])
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('goes on after one that failed', async () => {
  const enqueue = makeQueue({ atOnce: 1, waiting: 0 })
  await expect(enqueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await enqueue(() => Promise.resolve(1))).toBe(1)
})
