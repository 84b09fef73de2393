import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findUnits, NO_FILTER, type TextFilter } from '#shared/content/translations/find.ts'
import { flagsOf } from '#shared/content/translations/flags.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useSaving } from '#src/outbox/edits/use-saving.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { usePageHead } from '#src/ui/page-head.ts'
import { SaveNote } from '#src/ui/SaveNote.tsx'
import { ExportPopup } from './parts/ExportPopup.tsx'
import { FilterBar } from './parts/FilterBar.tsx'
import { ImportPopup } from './parts/ImportPopup.tsx'
import { ReplacePopup } from './parts/ReplacePopup.tsx'
import { TranslatorsPopup } from './parts/TranslatorsPopup.tsx'
import { UnitTable } from './parts/UnitTable.tsx'
import { namesOf } from './rules/names.ts'
import styles from './Translations.module.css'
import { useSpoken, useTranslating, useUnits } from './use-translating.ts'

interface TranslationsDeskProps {
  /** Of the adventure. */
  name: string
  back: string
  onBack: () => void
  /** May say who else translates it. */
  isAdmin: boolean
  /** Undo and redo. */
  steps: ReactNode
  /** What plays all of it. */
  preview: ReactNode
  /** What colleagues changed meanwhile as well. */
  conflicts: ReactNode
  /** Where players see a text; nothing is chosen yet where it is null. */
  besideOf: (unit: Unit | null, language: Language) => ReactNode
}

/** Narrower there is no room for texts and picture beside each other. */
const NARROW = '(max-width: 1099px)'
/** There the texts need all of the room: what else there is unfolds. */
const SMALL = '(max-width: 699px), (max-height: 499px)'
type Opened = 'replace' | 'export' | 'import' | 'people'

/** All texts of an adventure, its languages side by side, with where players see them (AUTHOR-2). */
export function TranslationsDesk(props: TranslationsDeskProps) {
  const { name, back, onBack, isAdmin, steps, preview, conflicts, besideOf } = props
  const { t } = useTranslation()
  const translating = useTranslating()
  const { languages, writable, source } = translating
  const saving = useSaving(translating)
  const units = useUnits()
  const spoken = useSpoken()
  const names = useMemo(() => namesOf(units, spoken), [units, spoken])
  const isNarrow = useMedia(NARROW)
  const isSmall = useMedia(SMALL)
  const [side, setSide] = useState<'texts' | 'beside'>('texts')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [filter, setFilter] = useState<TextFilter>(NO_FILTER)
  const [shown, setShown] = useState<readonly Language[]>(() => firstShown(languages, writable))
  const [at, setAt] = useState<{ id: string; language: Language } | null>(null)
  const columns = [source, ...shown]
  const listed = useListed(units, filter, columns)
  const unit = units.find(({ id }) => id === at?.id) ?? null
  const isTable = !isNarrow || side === 'texts'
  const head = usePageHead()
  const close = () => setOpened(null)
  const tools = (
    <div className={styles.actions}>
      {preview}
      <Button variant="secondary" onClick={() => setOpened('replace')}>
        {t('translations.replace.open')}
      </Button>
      <Button variant="secondary" onClick={() => setOpened('export')}>
        {t('translations.export.open')}
      </Button>
      <Button variant="secondary" onClick={() => setOpened('import')}>
        {t('translations.import.open')}
      </Button>
      {isAdmin && (
        <Button variant="secondary" onClick={() => setOpened('people')}>
          {t('translations.people.open')}
        </Button>
      )}
    </div>
  )
  const filters = (
    <FilterBar
      units={units}
      names={names}
      filter={filter}
      onFilter={setFilter}
      shown={shown}
      onShown={setShown}
    />
  )
  return (
    <main className={styles.desk} data-material="paper">
      <header className={styles.bar}>
        <IconButton material="paper" label={back} icon={<ArrowLeftIcon />} onClick={onBack} />
        <div className={styles.names}>
          <p className={styles.note}>{name}</p>
          <h1 ref={head} tabIndex={-1} className={styles.title}>
            {t('translations.title')}
          </h1>
        </div>
        <SaveNote {...saving} />
        {steps}
        {!isSmall && tools}
      </header>
      {isNarrow && (
        <div className={styles.sides}>
          <Choice
            label={t('translations.sides')}
            value={side}
            options={(['texts', 'beside'] as const).map((id) => ({
              id,
              label: t(`translations.side.${id}`),
            }))}
            onChange={setSide}
          />
        </div>
      )}
      {isTable && (
        <div className={styles.texts}>
          {conflicts}
          {isSmall ? (
            <details className={styles.more}>
              <summary>{t('translations.filter.more')}</summary>
              {tools}
              {filters}
            </details>
          ) : (
            filters
          )}
          <Counts units={units} listed={listed} shown={shown} />
          {listed.length === 0 ? (
            <EmptyState sentence={t('translations.none')} />
          ) : (
            <UnitTable
              units={listed}
              columns={columns}
              names={names}
              onAt={(one, language) => setAt(one && { id: one.id, language })}
            />
          )}
        </div>
      )}
      {(!isNarrow || side === 'beside') && (
        <aside className={styles.beside} aria-label={t('translations.beside')}>
          {besideOf(unit, at?.language ?? shown[0] ?? source)}
        </aside>
      )}
      {opened === 'replace' && (
        <ReplacePopup units={listed} names={names} language={shown[0] ?? source} onClose={close} />
      )}
      {opened === 'export' && (
        <ExportPopup units={units} listed={listed} names={names} shown={shown} onClose={close} />
      )}
      {opened === 'import' && <ImportPopup units={units} names={names} onClose={close} />}
      {opened === 'people' && <TranslatorsPopup onClose={close} />}
    </main>
  )
}

/** Who translates sees what to translate; who makes, the first language that all else is translated into. */
function firstShown([source, ...others]: readonly Language[], writable: readonly Language[]): Language[] {
  const own = others.filter((one) => writable.includes(one) && one !== source)
  return own.length < others.length ? own : own.slice(0, 1)
}

/** Those that the filter finds. They stay listed while they are written, also where it would not find them any more. */
function useListed(
  units: readonly Unit[],
  filter: TextFilter,
  columns: readonly Language[],
): readonly Unit[] {
  const key = JSON.stringify([filter, columns, units.length])
  const find = () => new Set(findUnits(units, filter, columns, columns[0] ?? 'en').map(({ id }) => id))
  const [found, setFound] = useState(() => ({ key, ids: find() }))
  if (found.key !== key) setFound({ key, ids: find() })
  return units.filter(({ id }) => found.ids.has(id))
}

interface CountsProps {
  units: readonly Unit[]
  listed: readonly Unit[]
  shown: readonly Language[]
}

/** How much is listed, and what is still to be done in the languages that are shown. */
function Counts({ units, listed, shown }: CountsProps) {
  const { t } = useTranslation()
  const { source } = useTranslating()
  const flags = shown.flatMap((language) => units.flatMap((unit) => flagsOf(unit, language, source)))
  const count = (flag: string) => flags.filter((one) => one === flag).length
  return (
    <p role="status" className={styles.note}>
      {t('translations.listed', { shown: listed.length, of: units.length })}{' '}
      {t('translations.counts', {
        missing: count('missing'),
        outdated: count('outdated'),
        long: count('long'),
      })}
    </p>
  )
}
