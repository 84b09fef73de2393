import { once } from 'node:events'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { closeFile, startedFile } from './file-reply.ts'

let ended = 0

async function* pieces(...all: readonly (string | Error)[]): AsyncGenerator<string, void> {
  try {
    for (const one of all) {
      if (one instanceof Error) throw one
      yield await Promise.resolve(one)
    }
  } finally {
    ended += 1
  }
}

async function opened(...all: readonly (string | Error)[]) {
  ended = 0
  return startedFile('file', pieces(...all))
}

describe('a file that is sent piece by piece', () => {
  it('comes whole and in its order [SERVE-1]', async () => {
    for (const all of [[], ['a'], ['a', 'b', 'c']]) {
      const { parts } = await opened(...all)
      const read: string[] = []
      for await (const part of parts) read.push(part)
      expect([read, ended]).toEqual([all, 1])
    }
  })

  it('fails as a call with what is wrong before its first piece, and as a stream later [SERVE-1]', async () => {
    await expect(opened(new Error('at once'))).rejects.toThrow('at once')
    const { parts } = await opened('a', new Error('later'))
    await expect(Readable.from(parts).toArray()).rejects.toThrow('later')
    expect(ended).toBe(1)
  })

  it('is closed by anyone who goes: before it was read, in the middle, or instead of reading it [SERVE-1]', async () => {
    const unread = Readable.from((await opened('a', 'b')).parts)
    unread.destroy()
    await once(unread, 'close')
    expect(ended).toBe(1)
    for await (const part of (await opened('a', 'b')).parts) if (part === 'a') break
    expect(ended).toBe(1)
    const file = await opened('a', 'b')
    await closeFile(file)
    expect(ended).toBe(1)
    expect(await Readable.from(file.parts).toArray()).toEqual([])
  })
})
