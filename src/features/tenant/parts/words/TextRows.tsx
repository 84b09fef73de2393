import { useTranslation } from 'react-i18next'
import type { OwnText } from '#shared/contract/tenant-words.ts'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { areaOf } from './areas.ts'
import { lineOf } from './find-texts.ts'
import own from './Words.module.css'

export type ShownText = OwnText & { isOwn?: boolean }

interface TextRowsProps {
  texts: readonly ShownText[]
  label: string
  hasLanguage?: boolean
  /** They are all read in the same place. */
  isOnePlace?: boolean
  onChoose: (text: ShownText) => void
}

/** Texts that can be said otherwise, each with the place where it is read. */
export function TextRows({ texts, label, hasLanguage = false, isOnePlace = false, onChoose }: TextRowsProps) {
  const { t } = useTranslation()
  if (texts.length === 0) return null
  return (
    <ul className={own.rows} aria-label={label}>
      {texts.map((text) => (
        <li key={`${text.language} ${text.key}`}>
          <button type="button" className={own.row} onClick={() => onChoose(text)}>
            <span lang={text.language} className={own.words}>
              {lineOf(text.forms)}
            </span>
            <span className={own.marks}>
              {hasLanguage && <Chip tone="plain">{nameOfLanguage(text.language)}</Chip>}
              {!isOnePlace && <Chip tone="plain">{t(`tenant.words.area.${areaOf(text.key)}`)}</Chip>}
              {text.isOwn && <Chip>{t('tenant.words.isOwn')}</Chip>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
