import { describe, expect, it } from 'vitest'
import { Keep } from './keep.ts'

/** Names of what was read, in order. */
function reading() {
  const read: string[] = []
  const keep = new Keep<string>(10)
  const get = (key: string, weight: number) =>
    keep.get(key, weight, () => {
      read.push(key)
      return Promise.resolve(key)
    })
  return { read, get }
}

describe('what is kept', () => {
  it('is read once, however many ask at the same time', async () => {
    const { read, get } = reading()
    expect(await Promise.all([get('a', 4), get('a', 4), get('a', 4)])).toEqual(['a', 'a', 'a'])
    expect(read).toEqual(['a'])
  })

  it('weighs no more than it may: what nobody asked for the longest goes first', async () => {
    const { read, get } = reading()
    for (const key of ['a', 'b', 'a', 'c', 'a']) await get(key, 4)
    expect(read).toEqual(['a', 'b', 'c'])
    await get('b', 4)
    await get('a', 4)
    expect(read).toEqual(['a', 'b', 'c', 'b'])
  })

  it('holds even what is too heavy until something else is asked for', async () => {
    const { read, get } = reading()
    await get('whale', 40)
    await get('whale', 40)
    await get('a', 4)
    await get('whale', 40)
    expect(read).toEqual(['whale', 'a', 'whale'])
  })

  it('is nothing that failed, and nothing that was not there', async () => {
    const keep = new Keep<string>(10)
    await expect(keep.get('a', 4, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await keep.get('a', 4, () => Promise.resolve(null))).toBeNull()
    expect(await keep.get('a', 4, () => Promise.resolve('here'))).toBe('here')
  })
})
