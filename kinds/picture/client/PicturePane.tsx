import { useTranslation } from 'react-i18next'
import { CheckIcon } from '#src/ui/icons.ts'
import type { PictureView } from '#src/features/tasks/parts/use-picture-view.ts'
import { ZoomPane } from '#src/features/tasks/parts/ZoomPane.tsx'
import type { Spot } from './picture.ts'
import styles from './PicturePane.module.css'

interface PicturePaneProps {
  src: string
  alt: string
  spots: readonly Spot[]
  seen: readonly string[]
  open: string | null
  picture: PictureView
  onShape: (ratio: number) => void
  onOpen: (spot: Spot) => void
}

/** The picture, and its places as numbered buttons over it. */
export function PicturePane({ src, alt, spots, seen, open, picture, onShape, onOpen }: PicturePaneProps) {
  const { t } = useTranslation()
  return (
    <ZoomPane src={src} alt={alt} picture={picture} onShape={onShape}>
      {spots.map((spot, index) => {
        const isSeen = seen.includes(spot.id)
        const number = index + 1
        return (
          <button
            key={spot.id}
            type="button"
            className={styles.spot}
            style={{
              left: `${spot.at[0]}%`,
              top: `${spot.at[1]}%`,
              transform: `scale(${1 / picture.view.zoom})`,
            }}
            data-seen={isSeen}
            aria-pressed={spot.id === open}
            aria-label={t(isSeen ? 'picture.seenPlace' : 'picture.newPlace', { number, title: spot.title })}
            onClick={() => onOpen(spot)}
            onFocus={() => picture.goTo(spot.at, 'gently')}
          >
            <span className={styles.mark}>
              {number}
              {isSeen && (
                <span className={styles.tick}>
                  <CheckIcon size={12} weight="bold" aria-hidden />
                </span>
              )}
            </span>
          </button>
        )
      })}
    </ZoomPane>
  )
}
