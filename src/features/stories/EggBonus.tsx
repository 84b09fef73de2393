import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoryEnd } from '#shared/contract/stories.ts'
import { Button } from '#src/ui/Button.tsx'
import { Gain, Gains } from '#src/ui/play/Gains.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'
import styles from './EggCard.module.css'

interface EggBonusProps {
  end: StoryEnd
  /** It had been heard to its end on an earlier visit. */
  wasKnown: boolean
  hasCoins: boolean
  onClose: () => void
}

/** The one-time bonus of what was found; anyone who had found it before is told so. */
export function EggBonus({ end, wasKnown, hasCoins, onClose }: EggBonusProps) {
  const { t } = useTranslation()
  const { points } = end
  const coins = hasCoins ? end.coins : 0
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.bonus}>
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {t(wasKnown ? 'stories.known' : 'stories.yours')}
      </h1>
      {points + coins > 0 && (
        <Gains>
          {points > 0 && (
            <Gain
              icon={<StarFourIcon size={16} weight="fill" aria-hidden />}
              unit={t('stories.points', { count: points })}
              value={points}
            />
          )}
          {coins > 0 && (
            <Gain icon={<Coin size={16} />} unit={t('stories.coins', { count: coins })} value={coins} />
          )}
        </Gains>
      )}
      <p className={styles.words}>{t(wasKnown ? 'stories.knownWords' : 'stories.yoursWords')}</p>
      <Button wide onClick={onClose}>
        {t('missions.backToMap')}
      </Button>
    </div>
  )
}
