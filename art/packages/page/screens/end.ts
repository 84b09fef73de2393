import { el } from '../dom.ts'
import type { FrameWords } from '../frame-words.ts'
import type { ScreenWords } from '../../course.ts'

export interface Result {
  right: number
  all: number
  /** Where it is an exam: whether it was passed, and from which percent on it is. */
  passed?: { isPassed: boolean; mastery: number }
}

/** Fewer than this many say nothing about anybody. */
const FEWEST = 3

/** What came of it, and what to take along. */
export function endOf({ right, all, passed }: Result, frame: FrameWords, { keep = [] }: ScreenWords): Node[] {
  const result =
    all < FEWEST
      ? []
      : [
          el(
            'p',
            { class: 'result' },
            el('strong', {}, `${right}/${all}`),
            el('span', {}, passed ? verdict(passed, frame) : frame.firstGo),
          ),
        ]
  const list =
    keep.length === 0 ? [] : [el('ul', { class: 'keep' }, ...keep.map((line) => el('li', {}, line)))]
  return [...result, ...list]
}

function verdict({ isPassed, mastery }: NonNullable<Result['passed']>, frame: FrameWords): string {
  return isPassed ? frame.passed : frame.failed(mastery)
}
