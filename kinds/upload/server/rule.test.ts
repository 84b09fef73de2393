import { describe, expect, it } from 'vitest'
import type { UploadContent, UploadState } from '../shared/schemas.ts'
import { rule } from './rule.ts'

const content: UploadContent = { type: 'upload', accepts: ['picture', 'film'], minimum: 2, maximum: 3 }
const now = new Date('2026-11-23T10:00:00Z')
const fileOf = (id: string, sort: 'picture' | 'document' = 'picture') => ({
  id,
  name: `${id}.jpg`,
  bytes: 10,
  sort,
})
const arrived: UploadState['files'] = ['a', 'b', 'c', 'd']
  .map((id) => fileOf(id))
  .concat(fileOf('paper', 'document'))
const when = { startedAt: now, now, text: null, arrived }
const EMPTY = { files: [] }

function take(stored: { files: UploadState['files'] }, action: 'add' | 'drop', file: string) {
  return rule.take(content, stored, { type: 'upload', action, file }, when)
}

function after(...files: string[]) {
  return files.reduce<{ files: UploadState['files'] }>((stored, file) => {
    const next = take(stored, 'add', file)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, EMPTY)
}

describe('the rule of an upload', () => {
  it('takes what has arrived, once, in its order [TASK-4] [TASK-6]', () => {
    expect(after('b', 'a', 'b').files.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it.each([
    ['what has not arrived', 'x'],
    ['what is not asked for', 'paper'],
    ['a name of no file', '__proto__'],
  ])('takes not %s [TASK-6]', (_, file) => {
    expect(take(EMPTY, 'add', file)).toBe('unknown')
    expect(
      rule.take(
        content,
        EMPTY,
        { type: 'upload', action: 'add', file: 'a' },
        { startedAt: now, now, text: null },
      ),
    ).toBe('unknown')
  })

  it('takes no more than fit, until one is taken away [TASK-4]', () => {
    const full = after('a', 'b', 'c')
    expect(take(full, 'add', 'd')).toBe('unknown')
    expect(take(full, 'drop', 'b')).toMatchObject({ files: [{ id: 'a' }, { id: 'c' }] })
    expect(take(full, 'drop', 'x')).toEqual(full)
  })

  it('ends with enough files, for all of the points, and tells less than all before [TASK-5]', () => {
    expect(rule.result(content, after('a'), when)).toBeNull()
    expect(rule.result(content, after('a', 'b'), when)).toEqual({ share: 1, score: null, isPassed: true })
    expect(
      [EMPTY, after('a'), after('a', 'b'), after('a', 'b', 'c')].map((one) => rule.progress(content, one)),
    ).toEqual([0, 33, 67, 67])
  })

  it('stands once it was handed in', () => {
    expect(rule.tries?.mayBegin(content, [], now)).toBeNull()
    expect(rule.tries?.mayBegin(content, [{ stored: EMPTY, finishedAt: now }], now)).toEqual({
      code: 'no-attempts-left',
    })
    expect(rule.show(content, { name: '', goal: '', congrats: '' }, after('a'), true)).toMatchObject({
      isHandedIn: true,
    })
  })
})
