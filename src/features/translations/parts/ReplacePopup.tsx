import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { findReplacements } from '#shared/content/translations/find.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Names } from '../rules/names.ts'
import { withKeys } from '../rules/with-keys.ts'
import styles from '../Translations.module.css'
import { changeTexts, useTranslating } from '../use-translating.ts'
import { ChosenList } from './ChosenList.tsx'
import { useLabeller } from './use-label.ts'

interface ReplacePopupProps {
  /** Those that are listed now. */
  units: readonly Unit[]
  names: Names
  /** That is chosen first. */
  language: Language
  onClose: () => void
}

/** Replaces words in the texts that are listed, after each change was seen. */
export function ReplacePopup({ units, names, language: first, onClose }: ReplacePopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const translating = useTranslating()
  const { writable } = translating
  const [language, setLanguage] = useState(writable.includes(first) ? first : (writable[0] ?? first))
  const [find, setFind] = useState('')
  const [by, setBy] = useState('')
  const [isSameCase, setSameCase] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const labelOf = useLabeller(names)
  const found = findReplacements(units, { find, by, language, isSameCase })
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const chosen = found.filter(({ id }) => !left.has(id))
  const options = LANGUAGES.filter(({ shortName }) => writable.includes(shortName))
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} width={680} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (chosen.length === 0) return
          changeTexts(translating, chosen)
          onClose()
        }}
      >
        <h2 id={titleId} className={styles.popupTitle}>
          {t('translations.replace.title')}
        </h2>
        <p className={styles.note}>{t('translations.replace.about')}</p>
        <SelectField
          label={t('translations.replace.language')}
          value={language}
          options={options.map(({ shortName: id, name: label }) => ({ id, label }))}
          onChange={({ target }) =>
            setLanguage(options.find(({ shortName }) => shortName === target.value)?.shortName ?? language)
          }
        />
        <div className={styles.pair}>
          <TextField
            label={t('translations.replace.find')}
            value={find}
            lang={language}
            onChange={({ target }) => setFind(target.value)}
          />
          <TextField
            label={t('translations.replace.by')}
            value={by}
            lang={language}
            onChange={({ target }) => setBy(target.value)}
          />
        </div>
        <Checkbox
          label={t('translations.replace.sameCase')}
          checked={isSameCase}
          onChange={({ target }) => setSameCase(target.checked)}
        />
        <p role="status" className={styles.note}>
          {find === '' ? '' : t('translations.replace.found', { n: found.length })}
        </p>
        <ChosenList
          label={t('translations.replace.list')}
          items={found.map(({ id, from, to, most }) => {
            const unit = byId.get(id)
            return {
              key: id,
              title: unit ? `${labelOf(unit).place} – ${labelOf(unit).label}` : id,
              now: from,
              to,
              note:
                most !== null && to.length > most
                  ? t('translations.letters', { now: to.length, most })
                  : null,
            }
          })}
          language={language}
          isChosen={(key) => !left.has(key)}
          onChoose={(keys, isChosen) => setLeft(withKeys(left, keys, !isChosen))}
        />
        <div className={styles.actions}>
          <Button type="submit" disabledReason={chosen.length === 0 && t('translations.replace.nothing')}>
            {t('translations.replace.apply', { n: chosen.length })}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
