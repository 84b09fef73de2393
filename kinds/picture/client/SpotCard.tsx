import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { CardPicture } from '#src/features/tasks/parts/CardPicture.tsx'
import type { Spot } from './picture.ts'
import styles from './SpotCard.module.css'

interface SpotCardProps {
  spot: Spot
  /** 'Place 3 of 7' */
  place: string
  onClose: () => void
}

/** What is to be known of one place. */
export function SpotCard({ spot, place, onClose }: SpotCardProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [spot.id])
  return (
    <article
      className={styles.card}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className={styles.head}>
        <div className={styles.heading}>
          <p className={styles.kicker}>{place}</p>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {spot.title}
          </h2>
        </div>
        <IconButton material="paper" label={t('picture.closeCard')} icon={<XIcon />} onClick={onClose} />
      </div>
      {spot.picture !== null && (
        <CardPicture key={spot.picture} className={styles.picture} src={spot.picture} alt={spot.pictureAlt} />
      )}
      <p className={styles.text}>{spot.text}</p>
    </article>
  )
}
