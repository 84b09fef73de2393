import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { askAgain } from '#src/lib/ask-again.ts'
import { hashtag } from '#src/lib/hashtag.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Disc } from '#src/ui/Disc.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { CheckIcon, ClockIcon, LockSimpleIcon, StarFourIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ExamNotes } from './ExamNotes.tsx'
import { useIsAtHand } from './may-open.ts'
import { kindOf } from './kinds.ts'
import { leaderState, taskState } from './task-state.ts'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import styles from './TaskIntroduction.module.css'

interface TaskIntroductionProps {
  task: Task
  hasPicture: boolean
  hasCoins: boolean
  /** What locks the task, in words. */
  reason: string
  /** Id of the dialog's title. */
  titleId: string
  /** Until when all of it is due. */
  due?: ReactNode
  /** Nothing was played yet: it says what a newcomer needs to begin, and nothing that can wait. */
  isFirst?: boolean
}

/** What a player wants to know before beginning: goal, minutes, reward, state. `TaskStart` begins it. */
export function TaskIntroduction({
  task,
  hasPicture,
  hasCoins,
  reason,
  titleId,
  due,
  isFirst = false,
}: TaskIntroductionProps) {
  const { t } = useTranslation()
  const state = taskState(task)
  const leader = leaderState(task)
  const isBrief = isFirst && state === 'new'
  return (
    <article className={styles.introduction}>
      {hasPicture && task.picture && (
        <img className={styles.picture} src={task.picture} alt="" onError={askAgain} />
      )}
      <div className={styles.tags}>
        {!isBrief && <Tags task={task} />}
        {due}
      </div>
      <h1 className={styles.title} id={titleId}>
        {task.name}
      </h1>
      <LeaderNote task={task} />
      {task.goal && (
        <section>
          {!isBrief && <h2 className={styles.kicker}>{t('tasks.introduction.goal')}</h2>}
          <p className={styles.goal}>{task.goal}</p>
        </section>
      )}
      <Facts task={task} hasCoins={hasCoins && !isBrief} />
      {state === 'locked' && <Notice tone="info">{reason}</Notice>}
      {task.exam && state !== 'locked' && <ExamNotes task={task} exam={task.exam} className={styles.note} />}
      {task.isAnonymous && state !== 'locked' && (
        <Notice tone="info">
          {t(state === 'done' ? 'survey.anonymous.after' : 'survey.anonymous.before')}
        </Notice>
      )}
      {!task.exam && !task.isAnonymous && <KindNote task={task} isBrief={isBrief} />}
      {leader === null && task.params.isLeaderAcceptRequired && (
        <p className={styles.note}>{t('tasks.introduction.leader')}</p>
      )}
      <Criteria task={task} />
      <LinkNote task={task} />
    </article>
  )
}

/** What counts in a task of this kind, and afterwards what can still be done with it; that a newer page is needed for it. */
function KindNote({ task, isBrief }: { task: Task; isBrief: boolean }) {
  const { t } = useTranslation()
  const state = taskState(task)
  const kind = kindOf(task.type)
  if (!kind) return <Notice tone="warn">{t('tasks.unknownKind')}</Notice>
  if (state === 'done')
    return leaderState(task) === 'sentBack' ? null : <p className={styles.note}>{kind.doneNote(t, task)}</p>
  if (task.points === 0 || state === 'locked') return null
  // a second try pays what the first one missed
  if (isBrief && kind.again) return null
  return <p className={styles.note}>{kind.note(t, task)}</p>
}

/** What a leader looks at, before it is handed in, and before it is handed in once more. */
function Criteria({ task }: { task: Task }) {
  const { t } = useTranslation()
  if (!task.criteria || leaderState(task) === 'rated') return null
  return (
    <section>
      <h2 className={styles.kicker}>{t('tasks.introduction.criteria')}</h2>
      <p className={styles.criteria}>{`• ${task.criteria.join('\n• ')}`}</p>
    </section>
  )
}

/** What the link, or its lack, means for it. */
function LinkNote({ task }: { task: Task }) {
  const { t } = useTranslation()
  const isAtHand = useIsAtHand(task)
  const isWaiting = useWaitingFinishes(({ taskIds }) => taskIds.includes(task.id))
  if (isWaiting) return <Notice tone="info">{t('tasks.introduction.waitsForLink')}</Notice>
  if (isAtHand !== false || taskState(task) === 'locked') return null
  return <Notice tone="info">{t('tasks.introduction.needsLink')}</Notice>
}

/** Where it stands with the leader: before all else, for it says what comes next. */
function LeaderNote({ task }: { task: Task }) {
  const { t } = useTranslation()
  const stars = task.review?.stars ?? 0
  switch (leaderState(task)) {
    case 'awaits':
      return <Notice tone="info">{t('tasks.introduction.awaitsNote')}</Notice>
    case 'sentBack':
      return <Notice tone="warn">{t('tasks.introduction.sentBackNote', { stars })}</Notice>
    case 'rated':
      return <Notice tone="good">{t('tasks.introduction.ratedNote', { stars })}</Notice>
    case null:
      return null
  }
}

function Facts({ task, hasCoins }: { task: Task; hasCoins: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.facts}>
      <Fact icon={<ClockIcon size={16} aria-hidden />}>
        {t('tasks.introduction.minutes', { count: task.minutes })}
      </Fact>
      <Fact icon={<StarFourIcon size={16} weight="fill" aria-hidden />}>
        {task.earned === null
          ? t('tasks.introduction.points', counted(task.points))
          : t('tasks.introduction.earned', {
              earned: groupThousands(task.earned),
              all: groupThousands(task.points),
            })}
      </Fact>
      {hasCoins && task.currency > 0 && task.earned === null && (
        <Fact icon={<Coin size={16} className={styles.coin} />}>
          {t('tasks.introduction.coins', counted(task.currency))}
        </Fact>
      )}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Disc>{icon}</Disc>
      {children}
    </li>
  )
}

function Tags({ task }: { task: Task }) {
  return (
    <>
      {task.competences.map((competence) => (
        <Chip key={competence} tone="plain">
          {hashtag(competence)}
        </Chip>
      ))}
      <StateChip task={task} />
    </>
  )
}

function StateChip({ task }: { task: Task }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const leader = leaderState(task)
  if (leader === 'awaits' || leader === 'sentBack') {
    return <Chip icon={<StarFourIcon size={16} weight="fill" />}>{t(`tasks.introduction.${leader}`)}</Chip>
  }
  switch (taskState(task)) {
    case 'done':
      return <Chip icon={<CheckIcon size={16} weight="bold" />}>{t('tasks.introduction.done')}</Chip>
    case 'locked':
      return <Chip icon={<LockSimpleIcon size={16} weight="fill" />}>{t('tasks.introduction.locked')}</Chip>
    case 'begun':
      // the answers of an exam are no distance
      if (task.exam) return <Chip>{t('tasks.introduction.begun')}</Chip>
      return <Chip>{t('tasks.introduction.continueAt', { percent: percent(task.progress) })}</Chip>
    case 'new':
      return <Chip>{t('tasks.introduction.new')}</Chip>
  }
}
