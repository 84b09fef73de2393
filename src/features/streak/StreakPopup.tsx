import { useTranslation } from 'react-i18next'
import type { StreakReply } from '#shared/contract/player.ts'
import { Button } from '#src/ui/Button.tsx'
import { Gain, Gains } from '#src/ui/play/Gains.tsx'
import { GenericPopup, type PopupFrame } from '#src/ui/play/GenericPopup.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { FlameIcon, StarFourIcon } from '#src/ui/icons.ts'
import { FreezeNote } from './FreezeNote.tsx'
import styles from './StreakPopup.module.css'
import { StreakSteps } from './StreakSteps.tsx'
import { streakWords } from './StreakWidget.tsx'

interface StreakPopupProps extends PopupFrame {
  streak: StreakReply
  /** Whether an act would still take a step; null until it is known. */
  isDue: boolean | null
  /** Leads to what lights it; null where nothing is to be lit, or nobody knows where. */
  onBegin: (() => void) | null
  onButton: () => void
}

/** A step of the streak, or its bonus (FIN-3). */
export function StreakPopup({ streak, isDue, onBegin, ...frame }: StreakPopupProps) {
  const { t } = useTranslation()
  const { granted, type, bonusPoints, bonusCoins } = streak
  return (
    <GenericPopup
      {...frame}
      kicker={t(`streak.title.${type}`)}
      glyph={<FlameIcon size={56} weight="fill" aria-hidden />}
      isShining={granted}
      isMainAbove={onBegin !== null}
      moreActions={
        onBegin && (
          <Button wide autoFocus onClick={onBegin}>
            {t('streak.begin')}
          </Button>
        )
      }
    >
      <div className={styles.steps}>
        <StreakSteps streak={streak} />
      </div>
      {granted && (
        <div className={styles.gains}>
          <Gains>
            <Gain
              icon={<StarFourIcon size={16} weight="fill" aria-hidden />}
              unit={t('streak.points', { count: bonusPoints })}
              value={bonusPoints}
            />
            {bonusCoins > 0 && (
              <Gain
                icon={<Coin size={16} className={styles.coin} />}
                unit={t('streak.coins', { count: bonusCoins })}
                value={bonusCoins}
              />
            )}
          </Gains>
        </div>
      )}
      <p className={styles.words}>
        {granted ? t(`streak.${isDue ? 'roundNow' : 'nextRound'}.${type}`) : streakWords(streak, t)}
      </p>
      {isDue && !granted && (
        <p className={styles.due}>{t(`streak.${streak.streak === 0 ? 'unlit' : 'due'}.${type}`)}</p>
      )}
      <FreezeNote />
    </GenericPopup>
  )
}
