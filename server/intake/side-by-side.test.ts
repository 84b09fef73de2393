import { expect, it } from 'vitest'
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
