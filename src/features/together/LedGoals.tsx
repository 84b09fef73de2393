import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LedGoal } from '#shared/contract/together.ts'
import { counted } from '#shared/domain/numbers.ts'
import { MOST_TASKS_A_WEEK } from '#shared/domain/team-goal.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { ledGoalsQuery, sendGoal } from './queries.ts'
import styles from './Together.module.css'

/** What each team that I lead sets out to finish in a week. */
export function LedGoals() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ledGoalsQuery)
  if (!data)
    return <Coming error={error} sentence={t('together.failed')} onRetry={refetch} heights={[10, 10]} />
  if (data.length === 0) return <EmptyState sentence={t('together.led.none')} />
  return (
    <div className={styles.teams}>
      <p className={styles.note}>{t('together.led.about')}</p>
      {data.map((goal) => (
        <GoalForm key={goal.teamId} goal={goal} />
      ))}
    </div>
  )
}

function GoalForm({ goal }: { goal: LedGoal }) {
  const { t } = useTranslation()
  const { teamId, teamName, members, target, done, proposal } = goal
  const { sending, send, forget } = useSending({})
  const [typed, setTyped] = useState(String(target ?? proposal))
  const [isWrong, setWrong] = useState(false)
  /** The goal that was sent last; null ends it. */
  const [sent, setSent] = useState<number | null>(null)
  const tasks = Number(typed)
  const isFit = /^\d+$/.test(typed.trim()) && tasks >= 1 && tasks <= MOST_TASKS_A_WEEK
  const isSending = sending.state === 'sending'
  const save = (next: number | null) => {
    if (isSending) return
    setWrong(false)
    setSent(next)
    void send(() => sendGoal(teamId, next))
  }
  return (
    <form
      className={styles.card}
      aria-label={teamName}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isFit) save(tasks)
        else setWrong(true)
      }}
    >
      <h2 className={styles.name}>{teamName}</h2>
      {target !== null && (
        <ProgressBar percent={(100 * done) / target} label={t('together.goal.of', { team: teamName })} />
      )}
      <p className={styles.line}>
        {target === null
          ? t('together.led.doneSoFar', counted(done))
          : t('together.goal.doneOf', { done, ...counted(target) })}
      </p>
      <TextField
        label={t('together.led.target')}
        hint={t('together.led.proposal', {
          number: proposal,
          members: t('together.led.members', { count: members }),
        })}
        error={isWrong ? t('together.led.wrong', { most: MOST_TASKS_A_WEEK }) : undefined}
        inputMode="numeric"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (!isSending) forget()
        }}
      />
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`together.led.${sent === null ? 'notEnded' : 'unsaved'}`)}</Notice>
      )}
      {sending.state === 'done' && (
        <Notice tone="good">{t(target === null ? 'together.led.ended' : 'together.led.saved')}</Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" loadingVerb={isSending && sent !== null && t('together.led.saving')}>
          {t(target === null ? 'together.led.set' : 'together.led.change')}
        </Button>
        {target !== null && (
          <Button
            variant="secondary"
            loadingVerb={isSending && sent === null && t('together.led.ending')}
            onClick={() => save(null)}
          >
            {t('together.led.end')}
          </Button>
        )}
      </div>
    </form>
  )
}
