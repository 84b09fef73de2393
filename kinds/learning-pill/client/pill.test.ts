import { describe, expect, it } from 'vitest'
import type { LearningPillState } from '#kinds/learning-pill/shared/schemas.ts'
import { toggleAnswer } from '#shared/domain/chosen-answers.ts'
import { cardWanted, furthestCard, mayLeave, resumeAt, type Card } from './pill.ts'

const plain = (id: string): Card => ({
  id,
  picture: null,
  pictureAlt: '',
  title: id,
  text: '',
  question: null,
})
const asking = (id: string): Card => ({
  ...plain(id),
  question: { text: '?', isMultiple: false, answers: [] },
})
const cards = [plain('a'), asking('b'), plain('c'), asking('d'), plain('e')]

function stateWith(card: number, answered: string[]): LearningPillState {
  return {
    type: 'learning-pill',
    card,
    answered: answered.map((id) => ({
      card: id,
      answers: ['x'],
      isCorrect: true,
      correct: [],
      explanation: '',
    })),
  }
}

describe('a learning pill', () => {
  it('holds the player on a card until its question is answered', () => {
    expect(cards.map((card) => mayLeave(stateWith(0, []), card))).toEqual([true, false, true, false, true])
    expect(furthestCard(cards, stateWith(0, []))).toBe(1)
    expect(furthestCard(cards, stateWith(0, ['b']))).toBe(3)
    expect(furthestCard(cards, stateWith(0, ['b', 'd']))).toBe(4)
  })

  it('resumes where the player stood, never past an open question [TASK-2]', () => {
    expect(resumeAt(cards, stateWith(2, ['b']))).toBe(2)
    expect(resumeAt(cards, stateWith(4, ['b']))).toBe(3)
    expect(resumeAt(cards, stateWith(-1, []))).toBe(0)
  })

  it('is entered at the card that a note leads to, never past an open question [SPACE-1]', () => {
    expect(cardWanted(cards, stateWith(0, ['b']), 'c')).toBe(2)
    expect(cardWanted(cards, stateWith(0, []), 'e')).toBe(1)
    expect(cardWanted(cards, stateWith(0, []), 'gone')).toBeNull()
  })

  it('chooses one of one, or any of several', () => {
    expect(toggleAnswer(['a'], 'b', false)).toEqual(['b'])
    expect(toggleAnswer(['a'], 'b', true)).toEqual(['a', 'b'])
    expect(toggleAnswer(['a', 'b'], 'a', true)).toEqual(['b'])
  })
})
