import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClozePlayable } from '#kinds/cloze/shared/schemas.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'

/** Where words lie that are in no gap. */
export const BANK = 'bank'

export interface Cloze {
  /** In the order of the text. */
  gaps: readonly string[]
  /** The gap that the next word goes into; null where all are full and none was chosen. */
  active: string | null
  /** What just happened, for screen readers. */
  said: string
  wordIn: (gap: string) => string | null
  /** Makes a gap the next one; pressed again it gives its word up. */
  press: (gap: string) => void
  /** Lays a word into the active gap; one that is in a gap comes out of it. */
  lay: (word: string) => void
  /** Carries a word into a gap, or back to where it lay. */
  carry: (word: string, to: string) => void
}

/** Fills gaps with words that lie there: the first empty gap waits, or one that was chosen, and a press of a word fills it. */
export function useCloze(
  { pieces, words }: ClozePlayable,
  { state: { filled, isChecked }, move }: Playing<'cloze'>,
): Cloze {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const gaps = pieces.flatMap(({ gap }) => gap ?? [])
  const wordIn = (gap: string) => filled.find((one) => one.gap === gap)?.word ?? null
  const active = chosen ?? gaps.find((gap) => wordIn(gap) === null) ?? null
  const textOf = (word: string) => words.find(({ key }) => key === word)?.text ?? ''
  const numberOf = (gap: string) => gaps.indexOf(gap) + 1

  function fill(gap: string, word: string | null): void {
    const name = word ?? wordIn(gap) ?? ''
    setChosen(null)
    setSaid(
      t(word === null ? 'cloze.saidOut' : 'cloze.saidIn', { name: textOf(name), number: numberOf(gap) }),
    )
    move({ type: 'cloze', fill: { gap, word } })
  }

  return {
    gaps,
    active: isChecked ? null : active,
    said,
    wordIn,
    press(gap) {
      if (isChecked) return
      if (chosen === gap && wordIn(gap) !== null) fill(gap, null)
      else setChosen(chosen === gap ? null : gap)
    },
    lay(word) {
      if (isChecked) return
      const from = filled.find((one) => one.word === word)?.gap
      if (from !== undefined) fill(from, null)
      else if (active !== null) fill(active, word)
    },
    carry(word, to) {
      const from = filled.find((one) => one.word === word)?.gap
      if (isChecked || from === to) return
      if (to !== BANK) fill(to, word)
      else if (from !== undefined) fill(from, null)
    },
  }
}
