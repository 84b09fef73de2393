import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { attemptsWithMoves, forgetMoves, keyOfMoves } from '../kept-moves.ts'
import { journalOf } from './journal.ts'

const move: TaskMove = { type: 'learning-pill', card: 1 }

beforeEach(() => localKeys('').forEach(dropLocal))

describe('the journal of an attempt', () => {
  it('is kept per player and attempt, over a reload [TASK-2]', () => {
    journalOf('ola', 'one').write([move])
    expect(journalOf('ola', 'one').read()).toEqual([move])
    expect(journalOf('ola', 'two').read()).toEqual([])
    expect(journalOf('kim', 'one').read()).toEqual([])
    expect(attemptsWithMoves('ola')).toEqual(['one'])
    journalOf('ola', 'one').write([])
    expect(localKeys('')).toEqual([])
  })

  it('keeps nothing for nobody in particular', () => {
    journalOf('', 'one').write([move])
    expect(localKeys('')).toEqual([])
  })

  it.each([
    '',
    '{',
    'null',
    '{"moves":1}',
    '[1,null,{"type":"nothing"}]',
    '[{"type":"learning-pill","points":9}]',
  ])('reads nothing out of %j, which somebody wrote there [TASK-6]', (text) => {
    writeLocal(keyOfMoves('ola', 'one'), text)
    expect(journalOf('ola', 'one').read()).toEqual([])
  })

  it('goes with its player, and leaves the others’ [AUTH-5]', () => {
    journalOf('ola', 'one').write([move])
    journalOf('ola', 'two').write([move])
    journalOf('kim', 'one').write([move])
    forgetMoves('ola')
    expect(attemptsWithMoves('ola')).toEqual([])
    expect(attemptsWithMoves('kim')).toEqual(['one'])
  })
})
