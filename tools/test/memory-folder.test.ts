import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryInMemory } from './memory-folder.ts'

describe('the folder in memory for what a run leaves nowhere', () => {
  it('is used where it has room', () => {
    expect(temporaryInMemory(tmpdir(), 1)).toEqual({ TMPDIR: tmpdir() })
  })

  it('is left alone where it has too little, or is not there', () => {
    expect(temporaryInMemory(tmpdir(), Number.MAX_SAFE_INTEGER)).toEqual({})
    expect(temporaryInMemory(join(tmpdir(), 'not-there'), 1)).toEqual({})
  })
})
