import { describe, expect, it } from 'vitest'
import { indexAdventure } from '#server/play/content.ts'
import { wordsIn } from '#server/play/words.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { questionsOf, saltOf } from './asking.ts'

const content = indexAdventure(sampleAdventure())
const words = wordsIn(content, ['en'], { languages: ['en'], defaultLanguage: 'en' })
const asked = (quizId: string) =>
  questionsOf(content, words, { taskId: 'knots', salt: saltOf({ forgerySecret: 'secret' }, quizId) })
const QUIZZES = Array.from({ length: 24 }, (_, index) => `quiz ${index}`)

describe('the answers of a live quiz', () => {
  it('stand in another order in each quiz and for each question, wherever the right one was written [ALIVE-1]', () => {
    const place = (quizId: string, card: string) =>
      asked(quizId)
        .show(card)
        ?.answers.findIndex(({ text }) => text === 'Yes') ?? -1
    expect(new Set(QUIZZES.map((quizId) => place(quizId, 'first')))).toEqual(new Set([0, 1]))
    expect(new Set(QUIZZES.map((quizId) => place(quizId, 'second')))).toEqual(new Set([0, 1, 2]))
    const isSame = QUIZZES.map((quizId) => place(quizId, 'first') === place(quizId, 'second'))
    expect(new Set(isSame)).toEqual(new Set([true, false]))
  })

  it('are known by keys, which are theirs in one quiz and at one question alone [ALIVE-1]', () => {
    const [one, other] = [asked('quiz 1'), asked('quiz 2')]
    const keys = ['yes', 'no'].map((id) => one.key('first', id))
    expect(one.show('first')?.answers.map(({ id }) => id)).toEqual(keys.toSorted())
    expect(one.idsOf('first', keys)).toEqual(['yes', 'no'])
    expect(one.idsOf('second', keys)).toBeNull()
    expect(other.idsOf('first', keys)).toBeNull()
    for (const wrong of [['yes'], ['']]) expect(one.idsOf('first', wrong)).toBeNull()
  })
})
