import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { refreshProgress } from '#src/features/progress/queries.ts'
import { refreshRecall } from '#src/features/recall/queries.ts'
import { RecallRoom } from '#src/features/recall/RecallRoom.tsx'
import { refreshStreak } from '#src/features/streak/queries.ts'
import { HOME } from '#src/navigation/paths.ts'
import styles from './PlayerProgress.module.css'

/** What comes back to me today (TASK-5). */
export function PlayerRecall() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <div className={styles.badges}>
      <p className={styles.about}>{t('recall.about')}</p>
      <RecallRoom
        onAnswered={() => {
          void refreshRecall(client)
          void refreshStreak(client)
          void refreshProgress(client)
        }}
        onPlay={() => void navigate(HOME)}
      />
    </div>
  )
}
