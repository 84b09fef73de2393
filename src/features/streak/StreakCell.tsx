import { useTranslation } from 'react-i18next'
import type { StreakReply } from '#shared/contract/player.ts'
import { groupThousands } from '#shared/domain/numbers.ts'
import { classes } from '#src/ui/class-names.ts'
import { HudCell } from '#src/ui/HudBar.tsx'
import { FlameIcon } from '#src/ui/icons.ts'
import { StepDots } from '#src/ui/StepDots.tsx'
import styles from './StreakCell.module.css'

interface StreakCellProps {
  streak: StreakReply
  onPress: () => void
}

/** The streak in the bar: flame, number, three dots, and the bonus that lights up behind them (STREAK-2). */
export function StreakCell({ streak, onPress }: StreakCellProps) {
  const { t } = useTranslation()
  return (
    <HudCell
      icon={<FlameIcon size={20} weight="fill" className={styles.flame} aria-hidden />}
      value={streak.streak}
      label={t(`streak.spoken.${streak.type}`, { count: streak.streak })}
      onPress={onPress}
      spot="streak"
    >
      <StepDots done={streak.streak} />
      <span className={classes(styles.bonus, streak.granted && styles.lit)} dir="ltr">
        +{groupThousands(streak.bonusPoints)}
      </span>
    </HudCell>
  )
}
