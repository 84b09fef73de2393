import { directionOf, type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from '../Translations.module.css'
import { Flags } from './Flags.tsx'

interface TextCellProps {
  unit: Unit
  language: Language
  /** All of it is shown, however long it is. */
  isWhole: boolean
  /** What a press does; null where this person cannot write it. */
  editLabel: string | null
  onEdit: () => void
}

/** A text as it is. A press writes it; by the keyboard the name of its row leads there. */
export function TextCell({ unit, language, isWhole, editLabel, onEdit }: TextCellProps) {
  const text = unit.texts[language] ?? ''
  const name = nameOfLanguage(language)
  const words = (
    <span lang={language} dir={directionOf(language)} className={styles.words} data-whole={isWhole}>
      {text}
    </span>
  )
  return (
    <div role="cell" className={styles.cell}>
      <span className={styles.language} aria-hidden>
        {name}
      </span>
      {editLabel === null ? (
        words
      ) : (
        <button type="button" tabIndex={-1} className={styles.text} onClick={onEdit}>
          {words}
          {text === '' && <VisuallyHidden>{editLabel}</VisuallyHidden>}
        </button>
      )}
      <Flags unit={unit} language={language} />
    </div>
  )
}
