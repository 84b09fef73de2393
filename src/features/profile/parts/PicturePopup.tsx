import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { asBase64, paintSquare, SENT_SIZE } from '#src/lib/square-picture.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { visible, MOST_ZOOM, moved, squareOf, WHOLE, type Crop } from '../crop.ts'
import styles from './PicturePopup.module.css'

/** Of the square, with one press of an arrow. */
const STEP = 0.05

const ARROWS: Readonly<Record<string, { dx: number; dy: number }>> = {
  ArrowLeft: { dx: -STEP, dy: 0 },
  ArrowRight: { dx: STEP, dy: 0 },
  ArrowUp: { dx: 0, dy: -STEP },
  ArrowDown: { dx: 0, dy: STEP },
}

interface PicturePopupProps {
  file: File
  /** @param image base64 of a small square JPEG */
  onUse: (image: string) => void
  onUnreadable: () => void
  onClose: () => void
}

/** Chooses the square of a picture that others see: dragged, moved by arrows, made nearer. Small before it is sent. */
export function PicturePopup({ file, onUse, onUnreadable, onClose }: PicturePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  const unreadable = useEffectEvent(onUnreadable)

  useEffect(() => {
    let isGone = false
    let opened: ImageBitmap | null = null
    createImageBitmap(file).then(
      (bitmap) => {
        opened = bitmap
        if (isGone) bitmap.close()
        else setPicture(bitmap)
      },
      () => !isGone && unreadable(),
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [file])
  useEffect(() => {
    if (picture && canvas.current) paintSquare(canvas.current, picture, squareOf(crop, picture))
  }, [picture, crop])

  const move = (by: { dx: number; dy: number }) => {
    if (picture) setCrop((now) => moved(now, picture, by))
  }
  const onPointerMove = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { width } = currentTarget.getBoundingClientRect()
    if (buttons > 0 && width > 0) move({ dx: movementX / width, dy: movementY / width })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  }
  return (
    <Popup
      labelledBy={titleId}
      width={400}
      onClose={onClose}
      closeLabel={t('shell.close')}
      footer={
        <Button wide disabled={!picture} onClick={() => canvas.current && onUse(asBase64(canvas.current))}>
          {t('profile.picture.use')}
        </Button>
      }
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {t('profile.picture.cut')}
        </h2>
        <div
          className={styles.frame}
          role="group"
          aria-label={t('profile.picture.move')}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={onPointerMove}
        >
          <canvas ref={canvas} className={styles.picture} width={SENT_SIZE} height={SENT_SIZE} />
          <span className={styles.round} />
        </div>
        <p className={styles.hint}>{t('profile.picture.moveHint')}</p>
        <label className={styles.zoom}>
          {t('profile.picture.zoom')}
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => {
              const zoom = Number(target.value)
              if (picture) setCrop((now) => visible({ ...now, zoom }, picture))
            }}
          />
        </label>
      </div>
    </Popup>
  )
}
