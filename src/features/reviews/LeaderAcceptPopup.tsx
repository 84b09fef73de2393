import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ASSESSMENTS, type Assessment } from '#shared/domain/assessment.ts'
import { Button } from '#src/ui/Button.tsx'
import { GenericPopup, type PopupFrame } from '#src/ui/GenericPopup.tsx'
import { StarFourIcon } from '#src/ui/icons.ts'
import { StarRating } from '#src/ui/StarRating.tsx'
import styles from './LeaderAcceptPopup.module.css'

interface LeaderAcceptPopupProps extends PopupFrame {
  /** Who handed it in. */
  playerName: string
  onAssessment: (assessment: Assessment) => void
}

const MEANINGS = {
  1: 'reviews.meaning.1',
  2: 'reviews.meaning.2',
  3: 'reviews.meaning.3',
  4: 'reviews.meaning.4',
  5: 'reviews.meaning.5',
} as const

const toAssessment = (stars: number) => ASSESSMENTS.find((one) => one === stars) ?? null

/** A leader gives one to five stars; a press on the background is no answer, 'Later' and Escape leave without one (FIN-5). */
export function LeaderAcceptPopup({ playerName, onAssessment, ...frame }: LeaderAcceptPopupProps) {
  const { t } = useTranslation()
  const [assessment, setAssessment] = useState<Assessment | null>(null)
  return (
    <GenericPopup
      {...frame}
      kicker={t('reviews.toRate')}
      glyph={<StarFourIcon size={56} weight="fill" aria-hidden />}
      isKept
      isChosenFirst
      buttonReason={assessment === null && t('reviews.chooseFirst')}
      onButton={() => {
        if (assessment !== null) onAssessment(assessment)
      }}
      ways={
        <Button wide variant="secondary" onClick={frame.onClose}>
          {t('reviews.later')}
        </Button>
      }
    >
      <p className={styles.who}>{t('reviews.handedIn', { name: playerName })}</p>
      <div className={styles.stars}>
        <StarRating
          label={t('reviews.howGood')}
          starsNumber={ASSESSMENTS.length}
          view="missionAssessment"
          value={assessment}
          starName={(stars) => t('reviews.stars', { stars, all: ASSESSMENTS.length })}
          meaning={(stars) => {
            const one = toAssessment(stars)
            return one === null ? '' : t(MEANINGS[one])
          }}
          onChange={(stars) => setAssessment(toAssessment(stars))}
        />
      </div>
    </GenericPopup>
  )
}
