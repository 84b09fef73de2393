import type { HandedIn } from '#shared/contract/reviews.ts'
import type { PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'

/** Letters of the text before a gap that say which one it is. */
const MOST_BEFORE = 80

/** Each gap with the words before it, and what was in it at the first check. */
export function handedIn({ pieces }: PlayableOf<'cloze'>, { judged }: StateOf<'cloze'>): HandedIn[] {
  return judged.map(({ gap, given, right, isCorrect, explanation }) => {
    const before = pieces.find((piece) => piece.gap === gap)?.text ?? ''
    return {
      ...{ sort: 'answer', question: `…${before.trim().slice(-MOST_BEFORE)} ___` },
      ...{ given: [given], right: [right], isRight: isCorrect, sureness: null, why: explanation },
    }
  })
}
