import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmWishes } from '#shared/content/translations/translate.ts'
import { flagsOf } from '#shared/content/translations/flags.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { directionOf, type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { CheckIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from '../Translations.module.css'
import { changeTexts, enterWishes, useTranslating } from '../use-translating.ts'
import { Flags } from './Flags.tsx'

interface WrittenCellProps {
  unit: Unit
  language: Language
  isSource: boolean
  /** What the text is. */
  label: string
  onFocus: () => void
}

/** A text that is written in place, with what is wrong with it. */
export function WrittenCell({ unit, language, isSource, label, onFocus }: WrittenCellProps) {
  const { t } = useTranslation()
  const id = useId()
  const translating = useTranslating()
  const { edits, languages, source } = translating
  const { folder, pointer, texts, sources, most } = unit
  const text = texts[language] ?? ''
  const flags = flagsOf(unit, language, source)
  const name = nameOfLanguage(language)
  const confirm = () => {
    const wishes = confirmWishes(edits.store.getState().texts, [{ folder, pointer, language }], { languages })
    enterWishes(edits, wishes, [`confirmed ${language} ${unit.id}`])
  }
  return (
    <div role="cell" className={styles.cell}>
      <label htmlFor={id} className={styles.language}>
        <bdi>{name}</bdi>
        <VisuallyHidden>: {label}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        lang={language}
        dir={directionOf(language)}
        className={styles.field}
        rows={2}
        value={text}
        aria-invalid={flags.includes('long') || undefined}
        aria-describedby={`${id}-note`}
        onFocus={onFocus}
        onChange={({ target }) =>
          changeTexts(
            translating,
            [{ folder, pointer, language, to: target.value }],
            `${language} ${unit.id}`,
          )
        }
      />
      <div id={`${id}-note`} className={styles.notes}>
        <Flags unit={unit} language={language} />
        {most !== null && <small>{t('translations.letters', { now: text.length, most })}</small>}
        {isSource && <small>{t('translations.sourceHint')}</small>}
        {flags.includes('outdated') && (
          <small>
            {t('translations.madeFrom')} <q lang={source}>{sources[language]}</q>
          </small>
        )}
      </div>
      {flags.includes('outdated') && (
        <Button variant="secondary" icon={<CheckIcon size={20} aria-hidden />} onClick={confirm}>
          {t('translations.confirm')}
          <VisuallyHidden>
            : <bdi>{name}</bdi>
          </VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
