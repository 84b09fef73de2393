import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { JoinQuiz } from '#src/features/live/JoinQuiz.tsx'
import { CODE, QUIZ } from '#src/features/live/quiz-path.ts'
import { QuizPlay } from '#src/features/live/QuizPlay.tsx'
import { TEAM } from '#src/features/together/team-path.ts'
import { SkyPage } from '#src/shell/page/SkyPage.tsx'

/** A live quiz: by its code into it, and in it by its address (ALIVE-1). */
export function PlayerQuiz() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const quizId = matchPath(`${QUIZ}/:quizId`, pathname)?.params.quizId
  const leave = () => void navigate(TEAM, { replace: true })
  return (
    <SkyPage
      title={t('live.title')}
      back={t('profile.back')}
      onBack={leave}
      head={quizId === undefined && <p>{t('live.about')}</p>}
    >
      {quizId === undefined ? (
        <JoinQuiz
          code={search.get(CODE) ?? ''}
          onJoined={(id) => void navigate(`${QUIZ}/${id}`, { replace: true })}
        />
      ) : (
        <QuizPlay key={quizId} quizId={quizId} onLeave={leave} />
      )}
    </SkyPage>
  )
}
