import { expect, it, vi } from 'vitest'
import { sideBySide } from './side-by-side.ts'

it('gives results in the order of what was asked, whichever is done first, a few at a time [START-1]', async () => {
  const ends = new Map<number, () => void>()
  const work = (item: number): Promise<string> =>
    new Promise((resolve) => {
      ends.set(item, () => {
        ends.delete(item)
        resolve(`made ${item}`)
      })
    })
  const finish = async (item: number): Promise<void> => {
    ends.get(item)?.()
    await new Promise(setImmediate)
  }
  const results = sideBySide([1, 2, 3, 4], work, 2)
  expect([...ends.keys()]).toEqual([1, 2])
  await finish(2)
  expect([...ends.keys()]).toEqual([1, 3])
  await finish(3)
  await finish(4)
  await finish(1)
  expect(await results).toEqual(['made 1', 'made 2', 'made 3', 'made 4'])
})

it('fails with the first error, begins nothing after it, and ends only when all that was begun has ended [START-1]', async () => {
  const begun: number[] = []
  let end = (): void => undefined
  const isSettled = vi.fn()
  const results = sideBySide(
    [1, 2, 3],
    async (item) => {
      begun.push(item)
      if (item === 1) throw new Error('the first')
      await new Promise<void>((resolve) => (end = resolve))
      throw new Error('the second')
    },
    2,
  )
  results.catch(isSettled)
  await new Promise(setImmediate)
  expect(begun).toEqual([1, 2])
  expect(isSettled).not.toHaveBeenCalled()
  end()
  await expect(results).rejects.toThrow('the first')
  expect(begun).toEqual([1, 2])
})
