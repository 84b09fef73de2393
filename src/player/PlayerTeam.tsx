import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { JoinQuiz } from '#src/features/live/JoinQuiz.tsx'
import { QUIZ } from '#src/features/live/quiz-path.ts'
import { Section } from '#src/features/profile/Section.tsx'
import { TeamRoom } from '#src/features/together/TeamRoom.tsx'
import styles from './PlayerProgress.module.css'

/** What my team and I do for each other, and the way into a live quiz (ALIVE-1). */
export function PlayerTeam() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className={styles.badges}>
      <p className={styles.about}>{t('together.about')}</p>
      <TeamRoom />
      <Section id="quiz" title={t('live.title')} about={t('live.about')}>
        <JoinQuiz code="" onJoined={(id) => void navigate(`${QUIZ}/${id}`)} />
      </Section>
    </div>
  )
}
