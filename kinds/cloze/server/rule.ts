import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { inKeyOrder } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import {
  beginPlaced,
  checkedOf,
  itemKey,
  laidNow,
  Placed,
  placeKey,
  shownLaid,
  takePlaced,
  type Placing,
} from '#kinds/define/placing.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { piecesOf } from '../shared/pieces.ts'
import { WHOLE, type ClozeContent } from '../shared/schemas.ts'
import { rightGapsOf, rightWordsOf } from './words.ts'

const Stored = z.extend(Placed, {
  /** The gaps that were right at the first check, in the words that the player read; null before. */
  right: z.nullable(z.array(z.string())),
})
export type Stored = z.infer<typeof Stored>

/** A text whose gaps are filled. They may change until they are checked; the first check counts. */
export const rule: TaskRule<'cloze', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, opening) => ({ ...beginPlaced(opening), right: null }),

  playable: ({ type, filling, gaps, decoys = [] }, { parts }, stored) => ({
    ...{ type, filling },
    pieces: piecesOf(
      parts?.[WHOLE]?.text ?? '',
      gaps.map(({ id }) => id),
    ).map(({ text, gap }) => ({ text, gap: gap === null ? null : placeKey(stored, gap) })),
    words: inKeyOrder(
      (filling === 'typed' ? [] : [...gaps, ...decoys]).map(({ id }) => ({
        ...{ key: itemKey(stored, id), text: parts?.[id]?.title ?? '' },
      })),
    ),
  }),

  take(content, stored, { fill, check }, { text, now }) {
    const placing = placingOf(content)
    const laid = {
      lay: fill && { item: fill.word, place: fill.gap },
      check: check?.map(({ gap, word }) => ({ item: word, place: gap })),
    }
    const after = takePlaced(placing, stored, laid, now.getTime())
    if (typeof after === 'string') return after
    if (after === stored) return stored
    return { ...after, right: after.checked && rightGapsOf(content, text, after.checked) }
  },

  show(content, text, stored) {
    const placing = placingOf(content)
    const checked = checkedOf(placing, stored)
    const inWords = (item: string) => (placing.items === null ? item : (text.parts?.[item]?.title ?? ''))
    const inOrder = placing.places.flatMap((id) => checked.filter(({ place }) => place === id))
    return {
      type: 'cloze',
      filled: shownLaid(placing, stored).map(({ item, place }) => ({ gap: place, word: item })),
      isChecked: checked.length > 0,
      judged: inOrder.map(({ item, place }) => ({
        ...{ gap: placeKey(stored, place), given: inWords(item), right: rightWordsOf(text, place)[0] ?? '' },
        ...{ isCorrect: stored.right?.includes(place) ?? false },
        explanation: text.parts?.[place]?.explanation ?? '',
      })),
    }
  },

  progress: (content, { laid }) =>
    percentDone(laidNow(placingOf(content), laid).length, content.gaps.length + 1),

  leastSeconds: (content, { parts }, stored) =>
    checkedOf(placingOf(content), stored).length === 0
      ? 0
      : sumSeconds([leastSecondsFor(parts?.[WHOLE]?.text), ...content.gaps.map(() => leastSecondsFor())]),

  result(content, stored) {
    const checked = checkedOf(placingOf(content), stored)
    if (checked.length === 0) return null
    const right = checked.filter(({ place }) => stored.right?.includes(place)).length
    return { share: right / checked.length, score: { right, all: checked.length }, isPassed: true }
  },
}

export function placingOf({ filling, gaps, decoys = [] }: ClozeContent): Placing {
  const places = gaps.map(({ id }) => id)
  return {
    items: filling === 'typed' ? null : [...places, ...decoys.map(({ id }) => id)],
    ...{ places, isOneEach: true },
  }
}
