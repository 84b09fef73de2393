import { useTranslation } from 'react-i18next'
import type { StreakReply } from '#shared/contract/player.ts'
import { groupThousands } from '#shared/domain/numbers.ts'
import { STREAK_STEPS } from '#shared/domain/streak.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckIcon } from '#src/ui/icons.ts'
import styles from './StreakSteps.module.css'

/** Three numbered steps and the bonus circle; they light up as the streak reaches them, the bonus when it is granted. */
export function StreakSteps({ streak }: { streak: StreakReply }) {
  const { t } = useTranslation()
  const steps = Array.from({ length: STREAK_STEPS }, (_, index) => index + 1)
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const isLit = streak.streak >= step
        return (
          <li key={step} className={classes(styles.step, isLit && styles.lit)}>
            <span className={styles.circle} aria-hidden>
              {isLit ? <CheckIcon size={20} weight="bold" /> : step}
            </span>
            {t(`streak.step.${streak.type}`, { step })}
          </li>
        )
      })}
      <li className={classes(styles.step, streak.granted && styles.lit)}>
        <span className={classes(styles.circle, styles.bonus)} dir="ltr">
          +{groupThousands(streak.bonusPoints)}
        </span>
        {t('streak.bonus')}
      </li>
    </ol>
  )
}
