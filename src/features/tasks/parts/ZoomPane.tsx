import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowsInIcon, MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { NEAREST, STEP } from './picture-view.ts'
import type { PictureView } from './use-picture-view.ts'
import { useLost } from './use-lost.ts'
import styles from './ZoomPane.module.css'

/** px that the whole picture is wide: full marks would hide what they mark. */
const SMALL = 600

interface ZoomPaneProps {
  src: string
  alt: string
  picture: PictureView
  /** Its width by its height, once it has come. */
  onShape: (ratio: number) => void
  /** What lies over the picture, placed in percent of it; it is drawn nearer with it. */
  children: ReactNode
}

/** A picture that is drawn nearer and moved by pointer, wheel, keys and buttons. */
export function ZoomPane({ src, alt, picture, onShape, children }: ZoomPaneProps) {
  const { t } = useTranslation()
  const keysId = useId()
  const { pane, view, fit, isFlying, zoomBy, showAll, onKeyDown } = picture
  const [isLost, lose] = useLost(src)
  return (
    <div className={styles.place}>
      <div
        ref={pane}
        className={styles.pane}
        role="group"
        aria-label={t('tasks.zoom.picture')}
        aria-describedby={keysId}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          className={styles.world}
          data-two-dimensions
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
          {children}
        </div>
      </div>
      <div className={styles.zoom}>
        <IconButton
          label={t('tasks.zoom.nearer')}
          icon={<PlusIcon />}
          disabledReason={view.zoom >= NEAREST && t('tasks.zoom.nearest')}
          onClick={() => zoomBy(STEP)}
        />
        <IconButton
          label={t('tasks.zoom.farther')}
          icon={<MinusIcon />}
          disabledReason={view.zoom <= 1 && t('tasks.zoom.whole')}
          onClick={() => zoomBy(1 / STEP)}
        />
        <IconButton
          label={t('tasks.zoom.all')}
          icon={<ArrowsInIcon />}
          disabledReason={view.zoom <= 1 && t('tasks.zoom.whole')}
          onClick={showAll}
        />
      </div>
      <p id={keysId} hidden>
        {t('tasks.zoom.keys')}
      </p>
    </div>
  )
}
