import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { classes } from '#src/ui/class-names.ts'
import type { Names } from '../rules/names.ts'
import styles from '../Translations.module.css'
import { useTranslating } from '../use-translating.ts'
import { TextCell } from './TextCell.tsx'
import { useLabel } from './use-label.ts'
import type { RowWindow } from './use-window.ts'
import { WrittenCell } from './WrittenCell.tsx'

/** What of a row is to have the focus: its name, or the field of a language. */
export interface RowFocus {
  id: string
  language: Language | null
}

interface UnitRowProps {
  unit: Unit
  index: number
  /** px */
  top: number
  columns: readonly Language[]
  names: Names
  isOpen: boolean
  /** The one row that Tab reaches. */
  isReached: boolean
  /** Another object each time that it is to be taken. */
  focus: RowFocus | null
  measure: RowWindow['openRow']
  /** @param language whose field is written; null: the row is not open */
  onGo: (index: number, language: Language | null) => void
}

/** One text: what it is and where, and its words in each language. */
export function UnitRow(props: UnitRowProps) {
  const { unit, index, top, columns, names, isOpen, isReached, focus, measure, onGo } = props
  const { t } = useTranslation()
  const { writable } = useTranslating()
  const row = useRef<HTMLDivElement>(null)
  const { label, place } = useLabel(unit, names)
  const first =
    columns.slice(1).find((one) => writable.includes(one)) ?? columns.find((one) => writable.includes(one))

  useLayoutEffect(() => (isOpen && row.current ? measure(row.current) : undefined), [isOpen, measure])

  useEffect(() => {
    if (!focus) return
    const target = focus.language === null ? '[data-name]' : `textarea[lang="${focus.language}"]`
    const element =
      row.current?.querySelector<HTMLElement>(target) ??
      row.current?.querySelector<HTMLElement>('[data-name]')
    element?.focus({ preventScroll: true })
  }, [focus])

  const onKey = (event: KeyboardEvent): void => {
    const { key, target } = event
    const language =
      target instanceof HTMLTextAreaElement ? columns.find((one) => one === target.lang) : undefined
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (language === undefined && by !== 0) {
      event.preventDefault()
      onGo(index + by, null)
    } else if (language !== undefined && key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onGo(index + (event.shiftKey ? -1 : 1), language)
    } else if (isOpen && key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onGo(index, null)
    }
  }

  return (
    <div
      ref={row}
      role="row"
      aria-rowindex={index + 2}
      className={classes(styles.row, isOpen && styles.open)}
      style={{ transform: `translateY(${top}px)` }}
      onKeyDown={onKey}
    >
      <div role="rowheader" className={styles.place}>
        <button
          type="button"
          data-name
          className={styles.name}
          tabIndex={isReached ? 0 : -1}
          aria-expanded={isOpen}
          onClick={() => onGo(index, isOpen ? null : (first ?? columns[0] ?? null))}
        >
          <span>{label}</span> <small>{place}</small>
        </button>
      </div>
      {columns.map((language, column) =>
        isOpen && writable.includes(language) ? (
          <WrittenCell
            key={language}
            unit={unit}
            language={language}
            isSource={column === 0}
            label={label}
            onFocus={() => onGo(index, language)}
          />
        ) : (
          <TextCell
            key={language}
            unit={unit}
            language={language}
            isWhole={isOpen}
            editLabel={
              writable.includes(language)
                ? t('translations.edit', { label, language: nameOfLanguage(language) })
                : null
            }
            onEdit={() => onGo(index, language)}
          />
        ),
      )}
    </div>
  )
}
