import { useState } from 'react'
import type { Answered, BookQuestion } from '#kinds/ebook/shared/schemas.ts'
import { toggleAnswer } from '#shared/domain/chosen-answers.ts'
import type { Playing } from '#src/features/tasks/play/use-play.ts'

export interface BookAsking {
  /** All that the book asks, in its order. */
  all: readonly BookQuestion[]
  /** What is asked now, in place of the text. */
  open: BookQuestion | null
  answered: Answered | undefined
  chosen: readonly string[]
  /** The answer is on its way, and counts as it is. */
  isGiven: boolean
  /** Whether something is asked before the reader goes on from a part (its index). */
  isDue: (part: number) => boolean
  /** Asks what is due there. @returns false where there is nothing */
  ask: (part: number) => boolean
  choose: (answer: string) => void
  check: () => void
  close: () => void
}

/** Questions that a book asks when its reader goes on from a chapter: those of chapters before it as well, so that none is left out. */
export function useQuestions(
  all: readonly BookQuestion[],
  { state, unsent }: Pick<Playing<'ebook'>, 'state' | 'unsent'>,
  /** Index of the last part. */
  last: number,
  onAnswer: (answer: { question: string; answers: string[] }) => void,
): BookAsking {
  const [openId, setOpen] = useState<string | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const answeredTo = (id: string) => state.answered?.find(({ question }) => question === id)
  const sentTo = (id: string) => unsent.find(({ answer }) => answer?.question === id)?.answer
  const dueAt = (part: number) =>
    all.find(({ id, after }) => (after - 1 <= part || part === last) && !answeredTo(id) && !sentTo(id))
  const open = all.find(({ id }) => id === openId) ?? null
  const answered = open ? answeredTo(open.id) : undefined
  const sent = open ? sentTo(open.id) : undefined
  return {
    ...{ all, open, answered },
    chosen: answered?.answers ?? sent?.answers ?? chosen,
    isGiven: sent !== undefined && !answered,
    isDue: (part) => dueAt(part) !== undefined,
    ask(part) {
      const due = dueAt(part)
      setOpen(due?.id ?? null)
      setChosen([])
      return due !== undefined
    },
    choose: (answer) => setChosen(toggleAnswer(chosen, answer, open?.question.isMultiple ?? false)),
    check() {
      if (open && chosen.length > 0) onAnswer({ question: open.id, answers: [...chosen] })
    },
    close: () => setOpen(null),
  }
}
