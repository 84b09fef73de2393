import { expect, it } from 'vitest'
import { makeQueue, QueueFull } from './queue.ts'

it('does one at a time in the order in which they came, and sends away whom it has no room for', async () => {
  const inTurn = makeQueue({ atOnce: 1, waiting: 1 })
  const said: string[] = []
  const work = (name: string) => async () => {
    said.push(`${name} begins`)
    await Promise.resolve()
    said.push(`${name} ends`)
  }
  const first = inTurn(work('first'))
  const second = inTurn(work('second'))
  await expect(inTurn(work('third'))).rejects.toThrow(QueueFull)
  await Promise.all([first, second])
  expect(said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('goes on after one that failed', async () => {
  const inTurn = makeQueue({ atOnce: 1, waiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn(() => Promise.resolve(1))).toBe(1)
})
