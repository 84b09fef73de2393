import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowsInIcon, CheckIcon, MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { useLost } from '#src/features/tasks/parts/use-lost.ts'
import type { Spot } from './picture.ts'
import styles from './PicturePane.module.css'
import type { PictureView } from './use-view.ts'
import { NEAREST, STEP } from './view.ts'

/** px that the whole picture is wide: full marks would hide what they mark. */
const SMALL = 600

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

/** The picture, its places as numbered buttons over it, and the buttons that bring it nearer. */
export function PicturePane({ src, alt, spots, seen, open, picture, onShape, onOpen }: PicturePaneProps) {
  const { t } = useTranslation()
  const { pane, view, fit, isFlying, zoomBy, showAll, goTo, onKeyDown } = picture
  const [isLost, lose] = useLost(src)

  return (
    <div className={styles.place}>
      <div
        ref={pane}
        className={styles.pane}
        role="group"
        aria-label={t('picture.picture')}
        aria-describedby="grafika-keys"
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          className={styles.world}
          data-flying={isFlying}
          data-small={fit.width < SMALL}
          style={{
            width: fit.width,
            height: fit.height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
          }}
        >
          {isLost ? (
            <div className={styles.picture} role="img" aria-label={alt} />
          ) : (
            <img
              className={styles.picture}
              src={src}
              alt={alt}
              draggable={false}
              onError={lose}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalHeight > 0) onShape(naturalWidth / naturalHeight)
              }}
            />
          )}
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
                  transform: `scale(${1 / view.zoom})`,
                }}
                data-seen={isSeen}
                aria-pressed={spot.id === open}
                aria-label={t(isSeen ? 'picture.seenPlace' : 'picture.newPlace', {
                  number,
                  title: spot.title,
                })}
                onClick={() => onOpen(spot)}
                onFocus={() => goTo(spot.at, 'gently')}
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
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton
          label={t('picture.nearer')}
          icon={<PlusIcon />}
          disabledReason={view.zoom >= NEAREST && t('picture.nearest')}
          onClick={() => zoomBy(STEP)}
        />
        <IconButton
          label={t('picture.farther')}
          icon={<MinusIcon />}
          disabledReason={view.zoom <= 1 && t('picture.whole')}
          onClick={() => zoomBy(1 / STEP)}
        />
        <IconButton
          label={t('picture.all')}
          icon={<ArrowsInIcon />}
          disabledReason={view.zoom <= 1 && t('picture.whole')}
          onClick={showAll}
        />
      </div>
      <p id="grafika-keys" hidden>
        {t('picture.keys')}
      </p>
    </div>
  )
}
