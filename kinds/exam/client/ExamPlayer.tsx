import type { PlayerProps } from '#kinds/define/client.tsx'
import { ExamReview } from './ExamReview.tsx'
import { ExamSitting } from './ExamSitting.tsx'

/** Questions that are answered within a time and handed in together; then what was right, and why. */
export function ExamPlayer(props: PlayerProps<'egzamin'>) {
  const { attempt, onBack } = props
  const { result } = attempt.state
  if (result) return <ExamReview attempt={attempt} result={result} onBack={onBack} />
  return <ExamSitting key={attempt.id} {...props} />
}
