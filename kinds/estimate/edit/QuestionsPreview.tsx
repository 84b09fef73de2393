import { useMemo } from 'react'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { DraftPlay } from '#src/features/authoring/DraftPlay.tsx'
import type { EstimatePlayable, EstimateState } from '../shared/schemas.ts'
import { readQuestions, writeQuestions } from './read-questions.ts'

const BEGIN: EstimateState = { type: 'estimate', answered: [] }

/** The questions as they are written, begun at the one that is open in the form. */
export function QuestionsPreview({ content, words, part, onOutcome }: EditPreviewProps) {
  const begun = useMemo(() => {
    const questions = readQuestions(content)
    const open = questions.filter(({ id }) => id === part)
    const rest = questions.filter((one) => !open.includes(one))
    return { type: 'estimate', questions: writeQuestions([...open, ...rest]) }
  }, [content, part])
  const playable: EstimatePlayable = {
    type: 'estimate',
    questions: readQuestions(begun).map(({ id, min, max, step }) => ({
      ...{ id, min, max, step },
      ...{ question: words.parts?.[id]?.question ?? '', unit: words.parts?.[id]?.title ?? '' },
    })),
  }
  return <DraftPlay content={begun} playable={playable} begin={BEGIN} words={words} onOutcome={onOutcome} />
}
