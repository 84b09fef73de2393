import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FILE_ENDINGS, LARGEST_FILE, type FileSort } from '#shared/domain/file-sorts.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { useFileDrop } from '#src/lib/use-file-drop.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { Button } from '#src/ui/Button.tsx'
import { CameraIcon, UploadSimpleIcon, VideoCameraIcon } from '#src/ui/icons.ts'
import styles from './DropZone.module.css'

/** Tablets and phones have a camera at hand. */
const BY_FINGER = '(pointer: coarse)'

interface DropZoneProps {
  accepts: readonly FileSort[]
  maximum: number
  isFull: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files by choosing, by dropping them anywhere on the page, and from the camera. */
export function DropZone({ accepts, maximum, isFull, onFiles }: DropZoneProps) {
  const { t, i18n } = useTranslation()
  const sizeOf = useSizes()
  const isTouch = useMedia(BY_FINGER)
  const isOver = useFileDrop(onFiles)
  const sorts = accepts.map((sort) => t(`upload.sorts.${sort}`))
  const endings = accepts.flatMap((sort) => FILE_ENDINGS[sort].map((ending) => `.${ending}`)).join(',')
  const reason = isFull && t('upload.full')
  return (
    <div className={styles.zone} data-over={isOver}>
      {!isTouch && (
        <>
          <UploadSimpleIcon className={styles.icon} size={32} weight="fill" aria-hidden />
          <p className={styles.drop}>{t('upload.drop')}</p>
        </>
      )}
      <div className={styles.buttons}>
        <Picker {...{ onFiles, reason }} accept={endings} isMany={maximum > 1} variant="secondary">
          {t('upload.choose')}
        </Picker>
        {isTouch && accepts.includes('picture') && (
          <Picker {...{ onFiles, reason: isFull }} accept="image/*" Camera={CameraIcon}>
            {t('upload.photo')}
          </Picker>
        )}
        {isTouch && accepts.includes('film') && (
          <Picker {...{ onFiles, reason: isFull }} accept="video/*" Camera={VideoCameraIcon}>
            {t('upload.record')}
          </Picker>
        )}
      </div>
      <p className={styles.takes}>
        {t('upload.takes', {
          count: maximum,
          sorts: new Intl.ListFormat(i18n.language, { type: 'unit' }).format(sorts),
          size: sizeOf(LARGEST_FILE),
        })}
      </p>
    </div>
  )
}

interface PickerProps {
  children: string
  accept: string
  isMany?: boolean
  /** What is taken here and now, by the device's own camera. */
  Camera?: typeof CameraIcon
  variant?: 'primary' | 'secondary'
  /** Why nothing can be chosen now; true where it stands beside another button. */
  reason: string | boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens the device's own way to choose. */
function Picker({
  children,
  accept,
  isMany = false,
  Camera,
  variant = 'primary',
  reason,
  onFiles,
}: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  if (reason === true) return null
  return (
    <>
      <Button
        variant={variant}
        icon={Camera && <Camera size={24} aria-hidden />}
        disabledReason={reason}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        accept={accept}
        multiple={isMany}
        capture={Camera && 'environment'}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
    </>
  )
}
