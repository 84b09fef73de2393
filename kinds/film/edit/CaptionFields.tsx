import { useTranslation } from 'react-i18next'
import styles from '#src/features/authoring/Authoring.module.css'
import { Button } from '#src/ui/Button.tsx'
import { TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { round, troubleOf, type Caption } from './captions.ts'
import { TimeField } from './TimeField.tsx'

interface CaptionFieldsProps {
  caption: Caption
  number: number
  /** The moment that is seen, in seconds. */
  at: number
  length: number | null
  onChange: (caption: Caption) => void
  onRemove: () => void
}

/** One caption: its words, and from when to when they are shown. */
export function CaptionFields({ caption, number, at, length, onChange, onRemove }: CaptionFieldsProps) {
  const { t } = useTranslation()
  const trouble = troubleOf(caption, length)
  return (
    <section className={styles.question} aria-label={t('film.edit.caption', { number })}>
      <TextArea
        label={t('film.edit.words', { number })}
        value={caption.text}
        maxLength={500}
        error={trouble === 'empty' ? t('film.edit.trouble.empty') : undefined}
        onChange={({ target }) => onChange({ ...caption, text: target.value })}
      />
      <div className={styles.columns}>
        <TimeField
          label={t('film.edit.from')}
          seconds={caption.from}
          error={trouble === 'order' ? t('film.edit.trouble.order') : undefined}
          onSet={(from) => onChange({ ...caption, from })}
        />
        <TimeField
          label={t('film.edit.to')}
          seconds={caption.to}
          error={trouble === 'late' ? t('film.edit.trouble.late') : undefined}
          onSet={(to) => onChange({ ...caption, to })}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onChange({ ...caption, from: round(at) })}>
          {t('film.edit.fromNow')}
        </Button>
        <Button variant="secondary" onClick={() => onChange({ ...caption, to: round(at) })}>
          {t('film.edit.toNow')}
        </Button>
        <IconButton
          material="paper"
          label={t('film.edit.remove', { number })}
          icon={<TrashSimpleIcon />}
          onClick={onRemove}
        />
      </div>
    </section>
  )
}
