import { useMemo } from 'react'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import { examBegin, examPlayable, wholeExam } from './read-exam.ts'

/** All questions of an exam in the order in which they are written. */
export function ExamPreview({ content, words, part, openPart, onOutcome }: EditPreviewProps) {
  const whole = useMemo(() => wholeExam(content), [content])
  const begin = useMemo(() => examBegin(content), [content])
  const playable = examPlayable(content, words)
  const { questions } = playable
  if (questions.length === 0) return null
  return (
    <DraftPlay
      content={whole}
      playable={playable}
      begin={begin}
      words={words}
      stand={(state) => {
        const question = questions.findIndex(({ id }) => id === part)
        return state.type !== 'egzamin' || question < 0 ? state : { ...state, question }
      }}
      onState={(state, made) => {
        // an answer leaves the form where it is
        if (!made.some((move) => move.type === 'egzamin' && move.question !== undefined)) return
        const at = state.type === 'egzamin' ? questions[state.question] : undefined
        if (at) openPart(at.id)
      }}
      onOutcome={onOutcome}
    />
  )
}
