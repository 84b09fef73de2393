import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileTextIcon, FilmStripIcon, ImageSquareIcon, MusicNoteIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './FileThumb.module.css'
import type { ShownFile } from './shown-files.ts'

const ICONS = {
  picture: ImageSquareIcon,
  film: FilmStripIcon,
  sound: MusicNoteIcon,
  document: FileTextIcon,
}

/** What a file looks like: a picture as itself, larger on a press; anything else by its sort. */
export function FileThumb({ shown: { name, sort, file, picture } }: { shown: ShownFile }) {
  const { t } = useTranslation()
  const isPicture = sort === 'picture'
  const [isOpen, setOpen] = useState(false)
  const [lost, setLost] = useState<File | string | null>(null)
  const own = isPicture ? file : null
  const src = own ?? picture?.small ?? null
  if (src === null || src === lost) {
    const Icon = ICONS[sort ?? 'document']
    return (
      <span className={styles.thumb}>
        <Icon size={28} weight="fill" aria-hidden />
      </span>
    )
  }
  const label = t('upload.open', { name })
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Shown className={styles.small} src={src} alt="" onLost={() => setLost(src)} />
      </button>
      {isOpen && (
        <Popup label={name} width={960} onClose={() => setOpen(false)} closeLabel={t('upload.close')}>
          <Shown className={styles.large} src={own ?? picture?.large ?? src} alt={name} />
        </Popup>
      )}
    </>
  )
}

interface ShownProps {
  /** A file of this device, or an address. */
  src: File | string
  alt: string
  className: string | undefined
  onLost?: () => void
}

function Shown({ src, alt, className, onLost }: ShownProps) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (typeof src === 'string' || !picture.current) return
    const url = URL.createObjectURL(src)
    picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [src])
  return (
    <img
      ref={picture}
      className={className}
      alt={alt}
      {...(typeof src === 'string' && { src })}
      onError={onLost}
    />
  )
}
