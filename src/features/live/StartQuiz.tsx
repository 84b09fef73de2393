import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LIVE_SECONDS } from '#shared/domain/live-quiz.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { quizChoicesQuery, sendEnd, sendStart } from './queries.ts'
import styles from './parts/StartQuiz.module.css'

const REFUSED = { 'quiz-open': 'open', 'refused-fields': 'gone' } as const
const USUAL_SECONDS = 30

/** A leader chooses what is asked, and how long each question is open. */
export function StartQuiz({ onQuiz }: { onQuiz: (quizId: string) => void }) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(quizChoicesQuery(i18n.language))
  const { sending, send } = useSending(REFUSED)
  const [adventureId, setAdventure] = useState('')
  const [taskId, setTask] = useState('')
  const [seconds, setSeconds] = useState<(typeof LIVE_SECONDS)[number]>(USUAL_SECONDS)
  if (!data)
    return <Coming error={error} sentence={t('live.start.failed')} onRetry={refetch} heights={[10]} />
  const { adventures, open } = data
  const adventure = adventures.find(({ id }) => id === adventureId) ?? adventures[0]
  const task = adventure?.tasks.find(({ id }) => id === taskId) ?? adventure?.tasks[0]
  if (open) return <OpenQuiz quiz={open} onQuiz={onQuiz} />
  if (!adventure || !task) return <EmptyState sentence={t('live.start.none')} />
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault()
        if (sending.state === 'sending') return
        void send(async () =>
          onQuiz(await sendStart({ adventureId: adventure.id, taskId: task.id, seconds })),
        )
      }}
    >
      <p className={styles.note}>{t('live.start.about')}</p>
      {adventures.length > 1 && (
        <SelectField
          label={t('live.start.adventure')}
          options={adventures.map(({ id, name }) => ({ id, label: name }))}
          value={adventure.id}
          onChange={({ currentTarget }) => setAdventure(currentTarget.value)}
        />
      )}
      <SelectField
        label={t('live.start.task')}
        options={adventure.tasks.map(({ id, name, questions }) => ({
          id,
          label: t('live.start.option', { name, questions: t('live.start.questions', { count: questions }) }),
        }))}
        value={task.id}
        onChange={({ currentTarget }) => setTask(currentTarget.value)}
      />
      <SelectField
        label={t('live.start.time')}
        options={LIVE_SECONDS.map((one) => ({
          id: String(one),
          label: one === 0 ? t('live.start.untimed') : t('live.start.seconds', { count: one }),
        }))}
        value={String(seconds)}
        onChange={({ currentTarget }) =>
          setSeconds(LIVE_SECONDS.find((one) => String(one) === currentTarget.value) ?? USUAL_SECONDS)
        }
      />
      {sending.state === 'failed' && (
        <Notice tone="error">{t(`live.start.refused.${sending.reason}`)}</Notice>
      )}
      <Button type="submit" loadingVerb={sending.state === 'sending' && t('live.start.starting')}>
        {t('live.start.start')}
      </Button>
    </form>
  )
}

/** The one that is open: only one can be. */
function OpenQuiz({ quiz, onQuiz }: { quiz: { id: string; title: string }; onQuiz: (id: string) => void }) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  return (
    <div className={styles.open}>
      <p>{t('live.start.isOpen', { name: quiz.title })}</p>
      {sending.state === 'failed' && <Notice tone="error">{t('live.screen.failed')}</Notice>}
      <div className={styles.actions}>
        <Button onClick={() => onQuiz(quiz.id)}>{t('live.start.toScreen')}</Button>
        <Button
          variant="secondary"
          loadingVerb={sending.state === 'sending' && t('live.screen.ending')}
          onClick={() => void send(() => sendEnd(quiz.id))}
        >
          {t('live.screen.end')}
        </Button>
      </div>
    </div>
  )
}
