import type { Question } from '#shared/questions/question.ts'
import {
  giveQuestion,
  LONGEST_LINE,
  LONGEST_TEXT,
  wordIn,
  type QuestionTarget,
} from '#src/features/authoring/question-target.ts'
import { anyPlayer } from '#src/features/authoring/any-player.ts'
import { MOST_PAIRS } from '../shared/schemas.ts'
import { writePairs, type Pair } from './read-pairs.ts'

/** Matching questions of a file, each pair of them a pair of the task; what they ask stands in the goal of a task. */
export const pairQuestions: QuestionTarget<Pair> = {
  ...{ group: 'pairs', stem: 'pair', most: MOST_PAIRS, hasPicture: false },
  preview: anyPlayer,
  take({ sort, answers, explanation, losses }, id, { wording }) {
    if (sort !== 'pairs') return { reason: 'no-pairs', detail: '' }
    if (answers.length > MOST_PAIRS) return { reason: 'many-answers', detail: String(answers.length) }
    const long = answers
      .flatMap(({ text, match = '' }) => [text, match])
      .find((side) => side.length > LONGEST_LINE)
    if (long !== undefined) return { reason: 'long-answer', detail: String(long.length) }
    const pairs = answers.map(({ text, match = '' }, index) => ({
      part: { id: index === 0 ? id : `${id}-${index + 1}` },
      words: {
        ...{ left: text, right: match },
        explanation: (explanation || wording.explain?.([`${text} – ${match}`]) || '').slice(0, LONGEST_TEXT),
      },
    }))
    const [first, ...more] = pairs
    if (!first) return { reason: 'few-answers', detail: '' }
    return { ...first, more, losses: [...losses, 'asked'] }
  },
  contentOf: (_, pairs) => ({ type: 'quiz-connector-mothers-children', pairs: writePairs(pairs) }),
  give: (_, words) =>
    giveQuestion({
      ...{ sort: 'pairs', text: '' },
      answers: [{ text: wordIn(words, 'left'), isRight: true, match: wordIn(words, 'right') }],
    }),
  giveAll: (pairs: readonly Question[]) =>
    pairs.length === 0
      ? []
      : [
          giveQuestion({
            sort: 'pairs',
            text: leftsOf(pairs),
            answers: pairs.flatMap(({ answers }) => answers),
          }),
        ],
}

/** A task of pairs asks nothing in words: what is to be joined stands for it. */
const leftsOf = (pairs: readonly Question[]): string =>
  pairs.flatMap(({ answers }) => answers.map(({ text }) => text)).join(', ')
