import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { StreakReply } from '#shared/contract/player.ts'
import { counted } from '#shared/domain/numbers.ts'
import { STREAK_STEPS } from '#shared/domain/streak.ts'
import { FlameIcon } from '#src/ui/icons.ts'
import { StreakSteps } from './StreakSteps.tsx'
import styles from './StreakWidget.module.css'

interface StreakWidgetProps {
  streak: StreakReply
  /** Whether an act would still take a step in this period; null until it is known. */
  isDue: boolean | null
}

/** Three steps and the bonus circle; steps light up as the streak reaches them, the bonus when it is granted (STREAK-2). */
export function StreakWidget({ streak, isDue }: StreakWidgetProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.widget}>
      <StreakSteps streak={streak} />
      <p className={styles.words}>{streakWords(streak, t)}</p>
      {isDue !== null && (
        <p className={styles.due}>
          <FlameIcon size={20} weight="fill" aria-hidden className={isDue ? styles.cold : styles.flame} />
          {t(`streak.${stepWord(streak, isDue)}.${streak.type}`)}
        </p>
      )}
    </div>
  )
}

/** A flame that does not burn yet cannot go out. */
function stepWord({ streak }: StreakReply, isDue: boolean): 'due' | 'unlit' | 'ongoing' {
  if (!isDue) return 'ongoing'
  return streak === 0 ? 'unlit' : 'due'
}

/** What is left to the bonus, or that it is there (FIN-3). */
export function streakWords(streak: StreakReply, t: TFunction): string {
  const points = counted(streak.bonusPoints)
  if (streak.granted) return t('streak.granted', points)
  const bonus = t('streak.bonusOf', points)
  return t(`streak.toGo.${streak.type}`, { count: STREAK_STEPS - streak.streak, bonus })
}
