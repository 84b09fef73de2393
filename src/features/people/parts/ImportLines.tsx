import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_OUTCOMES, type ImportLine, type ImportOutcome } from '#shared/contract/people-import.ts'
import { delimiterFor, toCsv } from '#shared/domain/csv.ts'
import { isLanguage } from '#shared/domain/languages.ts'
import { ROLE_WORDS } from '#shared/domain/people-table.ts'
import { isolate } from '#src/i18n/isolate.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import styles from '../People.module.css'
import { useSpoken } from '../spoken.ts'

const TONES = { made: 'good', changed: 'good', unchanged: 'plain', refused: 'bad' } as const
const STEP = 50

interface ImportLinesProps {
  lines: readonly ImportLine[]
  isDone: boolean
}

/** What became of each line, or would: those that were refused first, for they are to be mended. */
export function ImportLines({ lines, isDone }: ImportLinesProps) {
  const { t, i18n } = useTranslation()
  const accepted = useAccepted()
  const countOf = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome).length
  const there = IMPORT_OUTCOMES.filter((outcome) => countOf(outcome) > 0)
  const [chosen, setChosen] = useState<ImportOutcome | null>(null)
  const [shown, setShown] = useState(STEP)
  const outcome = there.find((one) => one === chosen) ?? there.at(-1) ?? 'made'
  const those = lines.filter((line) => line.outcome === outcome)
  const tense = isDone ? 'done' : 'trial'
  const wordsOf = ({ reason, about }: ImportLine) =>
    reason === null ? '' : t(`people.import.reason.${reason}`, { about, ...accepted })
  const download = () => {
    const heading = [
      t('people.import.line'),
      t('invitations.email'),
      t('people.import.name'),
      t('people.import.outcome'),
      t('people.import.why'),
    ]
    const rows = lines.map((line) => [
      String(line.line),
      line.email,
      line.name,
      t(`people.import.${tense}Outcome.${line.outcome}`),
      wordsOf(line),
    ])
    offerFile('report.csv', toCsv([heading, ...rows], delimiterFor(i18n.language)), 'text/csv')
  }
  return (
    <section className={styles.stack}>
      <div className={styles.head}>
        <h2 tabIndex={-1} data-room-head className={styles.room}>
          {t('people.import.report', { count: lines.length })}
        </h2>
        <Button variant="secondary" icon={<DownloadSimpleIcon size={20} aria-hidden />} onClick={download}>
          {t('people.import.download')}
        </Button>
      </div>
      <div className={styles.outcomes}>
        <Choice
          label={t('people.import.outcome')}
          options={there.map((one) => ({
            id: one,
            label: `${t(`people.import.${tense}Outcome.${one}`)} · ${countOf(one)}`,
          }))}
          value={outcome}
          onChange={(one) => {
            setChosen(one)
            setShown(STEP)
          }}
        />
      </div>
      <ul className={styles.rows}>
        {those.slice(0, shown).map((line) => (
          <li key={line.line}>
            <span className={styles.who}>
              <strong>{line.email || line.name || t('people.import.lineOf', { line: line.line })}</strong>
              <span className={styles.quiet}>
                {t('people.import.lineOf', { line: line.line })}
                {line.email && line.name && ` · ${isolate(line.name)}`}
              </span>
              {line.reason !== null && <span>{wordsOf(line)}</span>}
            </span>
            <Chip tone={TONES[line.outcome]}>{t(`people.import.${tense}Outcome.${line.outcome}`)}</Chip>
          </li>
        ))}
      </ul>
      {those.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => setShown(shown + STEP)}>
            {t('people.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What a cell may say where what it said is refused, as the template says it. */
function useAccepted() {
  const { i18n } = useTranslation()
  const words = isLanguage(i18n.language) ? i18n.language : 'en'
  const listed = (all: readonly string[]) => new Intl.ListFormat(words, { type: 'disjunction' }).format(all)
  return { roles: listed(Object.values(ROLE_WORDS[words])), languages: listed(useSpoken()) }
}
