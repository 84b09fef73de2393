import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { SoundChoices } from '#src/features/sound/SoundChoices.tsx'
import { toggleMute, useSound } from '#src/lib/sound-choice.ts'
import { closeOnEscape } from '#src/ui/escape.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SlidersHorizontalIcon, SpeakerHighIcon, SpeakerSlashIcon, XIcon } from '#src/ui/icons.ts'
import { onPressOutside } from '#src/ui/press-outside.ts'
import styles from './SoundTools.module.css'

/** In the map's bar: one press silences all, the other cell opens what may be heard. */
export function SoundTools() {
  const { t } = useTranslation()
  const isMuted = useSound((sound) => sound.isMuted)
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const stops = [closeOnEscape(() => close(root, setOpen)), onPressOutside(root, () => setOpen(false))]
    return () => stops.forEach((stop) => stop())
  }, [isOpen])

  return (
    <div
      ref={root}
      className={styles.tools}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        material="cell"
        label={t(isMuted ? 'sound.on' : 'sound.off')}
        icon={isMuted ? <SpeakerSlashIcon /> : <SpeakerHighIcon />}
        onClick={toggleMute}
      />
      <IconButton
        material="cell"
        label={t('sound.choose')}
        icon={<SlidersHorizontalIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={styles.panel} data-material="paper">
          <SoundChoices />
          <IconButton
            className={styles.close ?? ''}
            material="paper"
            label={t('shell.close')}
            icon={<XIcon />}
            onClick={() => close(root, setOpen)}
          />
        </div>
      )}
    </div>
  )
}

/** The keyboard goes back to what opened it. */
function close(root: RefObject<HTMLElement | null>, setOpen: (isOpen: boolean) => void): void {
  setOpen(false)
  root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
}
