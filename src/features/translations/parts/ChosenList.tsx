import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/domain/languages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from '../Translations.module.css'

/** A change of a text that can be chosen. */
export interface ChosenItem {
  key: string
  title: string
  now: string
  to: string
  /** What else is to be known of it. */
  note: string | null
  /** Where it is not that of the list. */
  language?: Language
}

interface ChosenListProps {
  label: string
  items: readonly ChosenItem[]
  language?: Language
  isChosen: (key: string) => boolean
  /** Absent: there is nothing to choose, only to read. */
  onChoose?: (keys: readonly string[], isChosen: boolean) => void
}

/** So many are shown at first, and with each press more. */
const AT_ONCE = 50

/** Changes of texts, each as it is and as it will be; chosen all at once or one by one. */
export function ChosenList({ label, items, language, isChosen, onChoose }: ChosenListProps) {
  const { t } = useTranslation()
  const [most, setMost] = useState(AT_ONCE)
  if (items.length === 0) return null
  const count = items.filter(({ key }) => isChosen(key)).length
  const keys = items.map(({ key }) => key)
  return (
    <fieldset className={styles.chosen}>
      <legend>{label}</legend>
      {onChoose && items.length > 1 && (
        <Checkbox
          label={t('translations.choose.all', { n: items.length })}
          checked={count === items.length}
          onChange={({ target }) => onChoose(keys, target.checked)}
        />
      )}
      <ul className={styles.changes}>
        {items.slice(0, most).map((item) => (
          <li key={item.key}>
            {onChoose ? (
              <Checkbox
                label={item.title}
                checked={isChosen(item.key)}
                onChange={({ target }) => onChoose([item.key], target.checked)}
              />
            ) : (
              <strong>{item.title}</strong>
            )}
            {(item.now !== '' || item.to !== '') && (
              <p lang={item.language ?? language} className={styles.change}>
                {item.now !== '' && <del>{item.now}</del>} {item.to !== '' && <ins>{item.to}</ins>}
              </p>
            )}
            {item.note !== null && <small className={styles.note}>{item.note}</small>}
          </li>
        ))}
      </ul>
      {items.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + AT_ONCE * 4)}>
          {t('translations.choose.more', { n: items.length - most })}
        </Button>
      )}
    </fieldset>
  )
}
