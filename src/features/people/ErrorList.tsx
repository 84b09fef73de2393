import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ERROR_STATES, type ErrorGroup } from '#shared/contract/errors.ts'
import { counted } from '#shared/domain/numbers.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { resolveError } from './calls.ts'
import { browserName } from './parts/browser-name.ts'
import { PagedRows } from './parts/PagedRows.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { useAction } from './parts/use-action.ts'
import styles from './People.module.css'
import { errorsQuery } from './queries.ts'

/** Longest part of a message that is searched for. */
const SEARCH_LENGTH = 100
const TONES = { open: 'warn', reappeared: 'warn', resolved: 'plain' } as const

interface ErrorListProps {
  /** The tenant has error reports on: without them, no errors in the list means nothing. */
  isReported: boolean
}

/** Errors in the browsers of this tenant's people, grouped by message and place in the code (STAT-3). */
export function ErrorList({ isReported }: ErrorListProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const search = useSettled(typed.trim())
  const state = ERROR_STATES.find((one) => one === chosen)
  const query = useInfiniteQuery(errorsQuery({ ...(search !== '' && { search }), ...(state && { state }) }))
  const isNarrowed = search !== '' || state !== undefined
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.errors.about')}>{t('people.errors.title')}</RoomHead>
      {!isReported && <Notice>{t('people.errors.off')}</Notice>}
      <div role="search" className={styles.fields}>
        <TextField
          label={t('people.errors.search')}
          type="search"
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SelectField
          label={t('people.errors.state')}
          value={chosen}
          options={[
            { id: '', label: t('people.errors.all') },
            ...ERROR_STATES.map((one) => ({ id: one, label: t(`people.errors.${one}`) })),
          ]}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      </div>
      <PagedRows
        query={query}
        rows={query.data?.pages.flatMap(({ groups }) => groups)}
        keyOf={({ key }) => key}
        label={t('people.errors.title')}
        none={t(isNarrowed ? 'people.errors.noneFound' : 'people.errors.none')}
      >
        {(group) => <Group group={group} />}
      </PagedRows>
    </div>
  )
}

function Group({ group }: { group: ErrorGroup }) {
  const { t } = useTranslation()
  const { moment } = useWhen()
  const { sending, send } = useAction()
  const { key, message, place, count, people, firstAt, lastAt, state } = group
  const isResolved = state === 'resolved'
  return (
    <>
      <span className={styles.error}>
        <strong>{message}</strong>
        {place !== '' && <code>{place}</code>}
        <span className={styles.quiet}>
          {t('people.errors.times', counted(count))} · {t('people.errors.people', counted(people))}
        </span>
        <span className={styles.quiet}>
          {t('people.errors.seen', { first: moment(firstAt), last: moment(lastAt) })}
        </span>
        <details>
          <summary>
            {t('people.errors.details')}
            <VisuallyHidden> {message}</VisuallyHidden>
          </summary>
          <Details group={group} />
        </details>
      </span>
      <span className={styles.facts}>
        <Chip tone={TONES[state]}>{t(`people.errors.${state}`)}</Chip>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('people.working')}
          onClick={() => void send(() => resolveError(key, !isResolved))}
        >
          {t(isResolved ? 'people.errors.reopen' : 'people.errors.resolve')}
          <VisuallyHidden> {message}</VisuallyHidden>
        </Button>
      </span>
      <Said sending={sending} done={t('people.errors.saved')} />
    </>
  )
}

function Details({ group: { browsers, versions, requestIds, url } }: { group: ErrorGroup }) {
  const { t } = useTranslation()
  const facts = [
    ['browser', browsers],
    ['version', versions],
    ['page', url === null ? [] : [url]],
    ['requests', requestIds],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, values]) =>
          values.length > 0 && (
            <div key={name}>
              <dt>{t(`people.errors.${name}`)}</dt>
              {values.map((value) => (
                <dd key={value}>
                  {name === 'browser' && browserName(value)} <code>{value}</code>
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}
