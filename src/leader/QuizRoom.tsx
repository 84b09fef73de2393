import { useNavigate, useParams } from 'react-router-dom'
import { QUIZ } from '#src/features/live/quiz-path.ts'
import { QuizScreen } from '#src/features/live/QuizScreen.tsx'
import { StartQuiz } from '#src/features/live/StartQuiz.tsx'
import { LEADER_AREA, pathOfQuizScreen } from './leader-paths.ts'

/** What a live quiz asks, and, by its address, its big screen. */
export function QuizRoom() {
  const navigate = useNavigate()
  const { quizId } = useParams()
  if (quizId === undefined) return <StartQuiz onQuiz={(id) => void navigate(pathOfQuizScreen(id))} />
  return (
    <QuizScreen
      quizId={quizId}
      joinAddress={`${location.origin}/#${QUIZ}`}
      onLeave={() => void navigate(LEADER_AREA.quiz, { replace: true })}
    />
  )
}
