import { expect, it } from 'vitest'
import type { ClozeMove, ClozeState } from '#kinds/cloze/shared/schemas.ts'
import { clozeRule } from './cloze-rule.ts'

const start: ClozeState = {
  ...{ type: 'cloze', isChecked: false, judged: [] },
  filled: [{ gap: 'g1', word: 'w1' }],
}
const fill = (gap: string, word: string | null): ClozeMove => ({ type: 'cloze', fill: { gap, word } })

it.each([
  ['a word in place of another', fill('g1', 'w2'), fill('g1', 'w3')],
  ['a word that is taken out again', fill('g2', 'w1'), fill('g2', null)],
  ['a word that goes on to another gap', fill('g2', 'w1'), fill('g3', 'w1')],
  ['the same word twice', fill('g2', 'w2'), fill('g2', 'w2')],
])('%s leaves the same gaps, sent at once or without a link [TASK-2]', (_, before, after) => {
  for (const isTyped of [true, false]) {
    const { apply, merge } = clozeRule(isTyped)
    const merged = merge(before, after)
    const sent = merged ? [merged] : [before, after]
    expect(sent.reduce(apply, start)).toEqual([before, after].reduce(apply, start))
  }
})
