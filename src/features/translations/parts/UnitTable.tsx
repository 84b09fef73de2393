import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Names } from '../rules/names.ts'
import styles from '../Translations.module.css'
import { UnitRow, type RowFocus } from './UnitRow.tsx'
import { useWindow } from './use-window.ts'

interface UnitTableProps {
  units: readonly Unit[]
  /** The columns, the language that all are translated from first. */
  columns: readonly Language[]
  names: Names
  /** The text whose row is open, and the language that is written in it. */
  onAt: (unit: Unit | null, language: Language) => void
}

/** Narrower, the languages of a text stand below each other. */
const NARROW = '(max-width: 699px)'
/** rem, of a row that is not open; styled with the same. */
const ROW_REM = { wide: 5.5, narrow: 8 }

/** Texts with their languages side by side, thousands of them: one row is open and is written in place. */
export function UnitTable({ units, columns, names, onAt }: UnitTableProps) {
  const { t } = useTranslation()
  const isNarrow = useMedia(NARROW)
  const [current, setCurrent] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<RowFocus | null>(null)
  const at = units.findIndex(({ id }) => id === current)
  const rowHeight = (isNarrow ? ROW_REM.narrow : ROW_REM.wide) * remInPixels()
  const { scroller, onScroll, openRow, height, rows, show } = useWindow({
    count: units.length,
    rowHeight,
    open: isOpen ? at : -1,
    focused: at,
  })

  const go = (index: number, language: Language | null): void => {
    const unit = units[index]
    const isThere = unit?.id === current && isOpen && focus?.language === language
    if (!unit || isThere) return
    setCurrent(unit.id)
    setOpen(language !== null)
    setFocus({ id: unit.id, language })
    show(index)
    onAt(unit, language ?? columns[1] ?? columns[0] ?? 'en')
  }

  return (
    <div
      ref={scroller}
      className={styles.table}
      role="table"
      aria-label={t('translations.table')}
      aria-rowcount={units.length + 1}
      aria-describedby="translation-keys"
      onScroll={onScroll}
      data-columns={columns.length}
    >
      <VisuallyHidden>
        <p id="translation-keys">{t('translations.keys')}</p>
      </VisuallyHidden>
      <div role="row" aria-rowindex={1} className={styles.head} data-head>
        <span role="columnheader">{t('translations.column')}</span>
        {columns.map((language, index) => (
          <span key={language} role="columnheader">
            {nameOfLanguage(language)}
            {index === 0 && <small> {t('translations.source')}</small>}
          </span>
        ))}
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: height }}>
        {rows.map(({ index, top }) => {
          const unit = units[index]
          return (
            unit && (
              <UnitRow
                key={unit.id}
                unit={unit}
                index={index}
                top={top}
                columns={columns}
                names={names}
                isOpen={isOpen && index === at}
                isReached={index === (at < 0 ? 0 : at)}
                focus={focus?.id === unit.id ? focus : null}
                measure={openRow}
                onGo={go}
              />
            )
          )
        })}
      </div>
    </div>
  )
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}
