import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportEvents,
  exportPassed,
  exportStatements,
  exportVisitStatements,
} from '#shared/contract/figures.ts'
import { claimOf } from '#shared/scene/tasks/facts.ts'
import { isLanguage, type Language } from '#shared/domain/languages.ts'
import { fileAddress } from '#src/lib/file-address.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { MorePages } from '#src/ui/MorePages.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { PassedRow } from './parts/PassedRow.tsx'
import { passedQuery, type PassedChoice } from './queries.ts'
import styles from './parts/Figures.module.css'

/** Longest part of a name that is looked for. */
const SEARCH_LENGTH = 60

interface PassedPageProps {
  hasTitle?: boolean
  /** Whether statements for a learning record store may be had. */
  hasStatements?: boolean
  /** Whether recorded events may be had: 'off' where the tenant records none. */
  events?: 'offered' | 'off' | 'none'
}

/** Who passed what, when, and in which version: to be looked up, and to be kept as a file. */
export function PassedPage({ hasTitle = false, hasStatements = false, events = 'none' }: PassedPageProps) {
  const { t, i18n } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Omit<PassedChoice, 'search'>>({})
  const search = useSettled(typed.trim())
  const choice: PassedChoice = { ...chosen, ...(search !== '' && { search }) }
  const query = useInfiniteQuery(passedQuery(choice, i18n.language))
  const { data, error, refetch } = query
  const passed = data?.pages.flatMap((page) => page.passed) ?? []
  const { from, to } = chosen
  const days = { ...(from && { from }), ...(to && { to }) }
  const language = isLanguage(i18n.language) ? { language: i18n.language } : {}
  return (
    <div className={styles.page}>
      {hasTitle && (
        <h1 tabIndex={-1} data-room-head className={styles.room}>
          {t('figures.passed.title')}
        </h1>
      )}
      <p className={styles.quiet}>{t('figures.passed.about')}</p>
      <div role="search" className={styles.filters}>
        <TextField
          label={t('figures.passed.search')}
          type="search"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Choices choice={chosen} first={data?.pages[0]} onChoice={setChosen} />
      </div>
      <div className={styles.files}>
        <a href={fileAddress(exportPassed, { ...choice, ...language })} download className={styles.file}>
          <DownloadSimpleIcon size={20} aria-hidden />
          {t('figures.passed.csv')}
        </a>
        {hasStatements && (
          <a href={fileAddress(exportStatements, days)} download className={styles.file}>
            <DownloadSimpleIcon size={20} aria-hidden />
            {t('figures.passed.xapi')}
          </a>
        )}
        {events === 'offered' && <EventFiles days={days} language={language} />}
      </div>
      {hasStatements && <p className={styles.quiet}>{t('figures.passed.xapiAbout')}</p>}
      <EventsNote events={events} />
      {passed.some(({ task }) => claimOf(task.type)) && (
        <p className={styles.quiet}>{t('figures.passed.claim.about')}</p>
      )}
      {!data && <Coming error={error} sentence={t('figures.failed')} onRetry={refetch} />}
      {data && passed.length === 0 && <p className={styles.quiet}>{t('figures.passed.none')}</p>}
      {passed.length > 0 && (
        <ul className={styles.passed} aria-label={t('figures.passed.title')}>
          {passed.map((one) => (
            <li key={one.id}>
              <PassedRow passed={one} />
            </li>
          ))}
        </ul>
      )}
      <MorePages pages={query} label={t('figures.passed.more')} />
    </div>
  )
}

function EventsNote({ events }: Pick<Required<PassedPageProps>, 'events'>) {
  const { t } = useTranslation()
  if (events === 'none') return null
  return (
    <p className={styles.quiet}>
      {t(events === 'off' ? 'figures.passed.eventsOff' : 'figures.passed.eventsAbout')}
    </p>
  )
}

interface EventFilesProps {
  days: Pick<PassedChoice, 'from' | 'to'>
  language: { language?: Language }
}

function EventFiles({ days, language }: EventFilesProps) {
  const { t } = useTranslation()
  return (
    <>
      <a href={fileAddress(exportEvents, { ...days, ...language })} download className={styles.file}>
        <DownloadSimpleIcon size={20} aria-hidden />
        {t('figures.passed.events')}
      </a>
      <a href={fileAddress(exportVisitStatements, days)} download className={styles.file}>
        <DownloadSimpleIcon size={20} aria-hidden />
        {t('figures.passed.visitStatements')}
      </a>
    </>
  )
}

interface ChoicesProps {
  choice: Omit<PassedChoice, 'search'>
  first:
    | {
        teams: readonly { id: string; name: string }[]
        tasks: readonly { adventureId: string; id: string; name: string; mission: string }[]
      }
    | undefined
  onChoice: (choice: Omit<PassedChoice, 'search'>) => void
}

function Choices({ choice, first, onChoice }: ChoicesProps) {
  const { t } = useTranslation()
  const { teams = [], tasks = [] } = first ?? {}
  const any = { id: '', label: t('figures.passed.any') }
  const chosenTask = tasks.findIndex(
    ({ adventureId, id }) => adventureId === choice.adventure && id === choice.task,
  )
  const change = (part: 'team' | 'from' | 'to', value: string) => {
    const { [part]: _, ...rest } = choice
    onChoice(value === '' ? rest : { ...rest, [part]: value })
  }
  return (
    <>
      {teams.length > 0 && (
        <SelectField
          label={t('figures.team')}
          value={choice.team ?? ''}
          options={[any, ...teams.map(({ id, name }) => ({ id, label: name }))]}
          onChange={({ currentTarget }) => change('team', currentTarget.value)}
        />
      )}
      <SelectField
        label={t('figures.task')}
        value={chosenTask < 0 ? '' : String(chosenTask)}
        options={[
          any,
          ...tasks.map(({ name, mission }, index) => ({ id: String(index), label: `${mission}: ${name}` })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const { task: _, adventure: __, ...rest } = choice
          const task = value === '' ? undefined : tasks[Number(value)]
          onChoice(task ? { ...rest, adventure: task.adventureId, task: task.id } : rest)
        }}
      />
      <TextField
        label={t('figures.passed.from')}
        type="date"
        value={choice.from ?? ''}
        max={choice.to}
        onChange={({ currentTarget }) => change('from', currentTarget.value)}
      />
      <TextField
        label={t('figures.passed.to')}
        type="date"
        value={choice.to ?? ''}
        min={choice.from}
        onChange={({ currentTarget }) => change('to', currentTarget.value)}
      />
    </>
  )
}
