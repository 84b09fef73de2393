import { beforeEach, describe, expect, it } from 'vitest'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { attemptsWithMoves, forgetMoves, keyOfMoves } from '../kept-moves.ts'
import { openJournal, type Journal } from './journal.ts'
import type { Made } from './made.ts'

const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const move: TaskMove = { type: 'learning-pill', card: 1 }
const made = ({ by }: Pick<Journal, 'by'>, order = 1): Made<TaskMove> => ({ by, order, move })

beforeEach(() => localKeys('').forEach(dropLocal))

/** A page that has done so many things and brought none of them to the server. */
function page(moves: number, playerId = 'ola', attemptId = 'one') {
  const journal = openJournal(playerId, attemptId)
  const own = Array.from({ length: moves }, (_, index) => made(journal, index + 1))
  journal.keep([...journal.kept, ...own])
  return { journal, own }
}

describe('the journal of an attempt', () => {
  it('is kept per player and attempt, over a reload [TASK-2]', () => {
    const { journal, own } = page(1)
    expect(openJournal('ola', 'one').kept).toEqual(own)
    expect(openJournal('ola', 'two').kept).toEqual([])
    expect(openJournal('kim', 'one').kept).toEqual([])
    expect(attemptsWithMoves('ola')).toEqual(['one'])
    journal.keep([])
    expect(localKeys('')).toEqual([])
  })

  it('of two tabs holds what either did, and lets go only of what has arrived [TASK-2]', () => {
    const first = page(2)
    const second = page(1)
    expect(openJournal('ola', 'one').kept).toHaveLength(3)
    const more = made(first.journal, 3)
    first.journal.keep([...first.own, more])
    // the second has brought there what it found, and nothing of its own
    second.journal.keep(second.own)
    expect(openJournal('ola', 'one').kept).toHaveLength(2)
    expect(openJournal('ola', 'one').kept).toEqual(expect.arrayContaining([more, ...second.own]))
    first.journal.keep([])
    expect(openJournal('ola', 'one').kept).toEqual(second.own)
  })

  it('keeps nothing for nobody in particular', () => {
    page(1, '')
    expect(localKeys('')).toEqual([])
  })

  it.each([
    '',
    '{',
    'null',
    '{"moves":1}',
    '[1,null,{"order":1,"move":{"type":"nothing"}},{"order":1},{"type":"learning-pill","card":1}]',
    '[{"order":1,"move":{"type":"learning-pill","points":9}}]',
    '[{"order":0,"move":{"type":"learning-pill","card":1}}]',
  ])('reads nothing out of %j, which somebody wrote there, and leaves nothing of it [TASK-6]', (text) => {
    writeLocal(keyOfMoves('ola', 'one', PAGE), text)
    expect(openJournal('ola', 'one').kept).toEqual([])
    expect(localKeys('')).toEqual([])
  })

  it('reads nothing of a page whose name somebody made up [TASK-6]', () => {
    writeLocal(keyOfMoves('ola', 'one', 'me'), JSON.stringify([{ order: 1, move }]))
    expect(openJournal('ola', 'one').kept).toEqual([])
  })

  it('of before pages had names is neither sent nor kept: nobody knows what came after it [TASK-2]', () => {
    writeLocal('moves:ola:one', JSON.stringify([move]))
    const { own } = page(1)
    expect(attemptsWithMoves('ola')).toEqual(['one'])
    expect(openJournal('ola', 'one').kept).toEqual(own)
    forgetMoves('ola')
    writeLocal('moves:ola:one', JSON.stringify([move]))
    expect(attemptsWithMoves('ola')).toEqual([])
    expect(localKeys('')).toEqual([])
  })

  it('goes with its player, and leaves the others’ [AUTH-5]', () => {
    page(1)
    page(1, 'ola', 'two')
    page(1, 'kim')
    forgetMoves('ola')
    expect(attemptsWithMoves('ola')).toEqual([])
    expect(attemptsWithMoves('kim')).toEqual(['one'])
  })
})
