import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  dryRun,
  OUTCOMES,
  TAKEABLE,
  type DryRunRow,
  type Outcome,
} from '#shared/content/translations/dry-run.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import type { Names } from '../rules/names.ts'
import { readTextsFile, type Refused } from '../rules/read-file.ts'
import { withKeys } from '../rules/with-keys.ts'
import styles from '../Translations.module.css'
import { changeTexts, useTranslating } from '../use-translating.ts'
import { ChosenList, type ChosenItem } from './ChosenList.tsx'
import { useLabeller } from './use-label.ts'

interface ImportPopupProps {
  units: readonly Unit[]
  names: Names
  onClose: () => void
}

interface Run {
  name: string
  rows: readonly DryRunRow[]
}

/** What is listed by its lines alone: there is nothing to be done about it. */
const LISTED = OUTCOMES.filter((one) => one !== 'same')

/** Takes texts in from XLIFF 1.2 and CSV: first what would become of each, then those that were chosen. */
export function ImportPopup({ units, names, onClose }: ImportPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const translating = useTranslating()
  const { source, writable } = translating
  const [run, setRun] = useState<Run | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readTextsFile(file, source)
    if ('code' in read) {
      setRun(null)
      setRefused(read)
      return
    }
    const rows = dryRun(read, { units, source, writable })
    setRefused(null)
    setRun({ name: file.name, rows })
    setChosen(new Set(rows.filter(({ outcome }) => outcome === 'changed').map(({ key }) => key)))
  }
  const changes = (run?.rows ?? []).flatMap(({ key, change }) => (change && chosen.has(key) ? [change] : []))
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} width={720} onClose={onClose}>
      <div className={styles.stack}>
        <h2 id={titleId} className={styles.popupTitle}>
          {t('translations.import.title')}
        </h2>
        <p className={styles.note}>{t('translations.import.about')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlf,.xliff,.xml,.csv,.txt"
          aria-label={t('translations.import.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            void take(file)
            // the same file may be chosen again
            currentTarget.value = ''
          }}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<UploadSimpleIcon size={20} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {t('translations.import.choose')}
          </Button>
        </div>
        {refused && (
          <Notice tone="error">
            {t(`translations.refused.${refused.code}`)}
            {refused.line > 0 && ` ${t('translations.import.line', { line: refused.line })}`}
          </Notice>
        )}
        {run && <DryRun run={run} units={units} names={names} chosen={chosen} onChosen={setChosen} />}
        {run && (
          <div className={styles.actions}>
            <Button
              disabledReason={changes.length === 0 && t('translations.import.nothing')}
              onClick={() => {
                changeTexts(translating, changes)
                announce({
                  kind: 'answered',
                  text: t('translations.import.taken', { count: changes.length }),
                })
                onClose()
              }}
            >
              {t('translations.import.apply', { n: changes.length })}
            </Button>
          </div>
        )}
      </div>
    </Popup>
  )
}

interface DryRunProps {
  run: Run
  units: readonly Unit[]
  names: Names
  chosen: ReadonlySet<string>
  onChosen: (chosen: ReadonlySet<string>) => void
}

function DryRun({ run: { name, rows }, units, names, chosen, onChosen }: DryRunProps) {
  const { t } = useTranslation()
  const labelOf = useLabeller(names)
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const of = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome)
  const itemOf = ({ key, id, language, line, now, to, most, outcome }: DryRunRow): ChosenItem => {
    const unit = byId.get(id)
    const where = [
      nameOfLanguage(language),
      ...(line === null ? [] : [t('translations.import.line', { line })]),
      ...(unit ? [id] : []),
      ...(outcome === 'long' && most !== null ? [t('translations.letters', { now: to.length, most })] : []),
    ]
    return {
      ...{ key, now, to, language, note: where.join(' · ') },
      title: unit ? `${labelOf(unit).place} – ${labelOf(unit).label}` : id,
    }
  }
  return (
    <>
      <p role="status">
        <bdi>{name}</bdi>:{' '}
        {t('translations.import.read', { n: rows.filter(({ line }) => line !== null).length })}{' '}
        {t('translations.import.same', { n: of('same').length })}
      </p>
      {LISTED.map((outcome) => (
        <ChosenList
          key={outcome}
          label={t(`translations.outcome.${outcome}`, { n: of(outcome).length })}
          items={of(outcome).map(itemOf)}
          isChosen={(key) => chosen.has(key)}
          {...(TAKEABLE.includes(outcome) && {
            onChoose: (keys, isChosen) => onChosen(withKeys(chosen, keys, isChosen)),
          })}
        />
      ))}
    </>
  )
}
