import { useTranslation } from 'react-i18next'
import type { Task } from '#shared/contract/tasks.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Disc } from '#src/ui/Disc.tsx'
import { Coin } from '#src/ui/Glyphs.tsx'
import { CheckIcon, ClockIcon, LockSimpleIcon, StarFourIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { ExamNotes } from './ExamNotes.tsx'
import { isFilm } from './is-film.ts'
import { taskState } from './task-state.ts'
import styles from './TaskIntroduction.module.css'

interface TaskIntroductionProps {
  task: Task
  hasPicture: boolean
  hasCoins: boolean
  /** What locks the task, in words. */
  reason: string
  /** Id of the dialog's title. */
  titleId: string
}

/** What a player wants to know before beginning: goal, minutes, reward, state. `TaskStart` begins it. */
export function TaskIntroduction({ task, hasPicture, hasCoins, reason, titleId }: TaskIntroductionProps) {
  const { t } = useTranslation()
  const state = taskState(task)
  return (
    <article className={styles.introduction}>
      {hasPicture && task.picture && <img className={styles.picture} src={task.picture} alt="" />}
      <div className={styles.tags}>
        {task.competences.map((competence) => (
          <Chip key={competence} tone="plain">
            #{competence}
          </Chip>
        ))}
        <StateChip task={task} />
      </div>
      <h1 className={styles.title} id={titleId}>
        {task.name}
      </h1>
      {task.goal && (
        <section>
          <h2 className={styles.kicker}>{t('tasks.introduction.goal')}</h2>
          <p className={styles.goal}>{task.goal}</p>
        </section>
      )}
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
      {state === 'locked' && <Notice tone="info">{reason}</Notice>}
      {task.exam && state !== 'locked' && <ExamNotes task={task} exam={task.exam} className={styles.note} />}
      {!task.exam && task.points > 0 && (state === 'new' || state === 'begun') && (
        <p className={styles.note}>{t(noteOf(task))}</p>
      )}
      {!task.exam && state === 'done' && <p className={styles.note}>{t(doneNoteOf(task))}</p>}
      {task.params.isLeaderAcceptRequired && <p className={styles.note}>{t('tasks.introduction.leader')}</p>}
    </article>
  )
}

/** What counts in a task of this kind. */
function noteOf(task: Task) {
  const { type, hasQuestions } = task
  if (isFilm(task)) return 'tasks.introduction.watch'
  if (type === 'quiz-connector-mothers-children') return 'tasks.introduction.firstCheck'
  if (type === 'ebook') return 'tasks.ebook.note'
  if (type === 'scorm12') return 'tasks.scorm12.note'
  if (type === 'symulacja_v3') return 'tasks.introduction.choices'
  if (type === 'survey') return 'tasks.introduction.survey'
  if (type === 'upload') return 'tasks.introduction.upload'
  if (type === 'grafika') return 'tasks.introduction.explore'
  return hasQuestions ? 'tasks.introduction.firstAnswer' : 'tasks.introduction.nothingAsked'
}

function doneNoteOf(task: Task) {
  if (task.type === 'survey') return 'tasks.introduction.surveyDone'
  if (task.type === 'upload') return 'tasks.introduction.uploadDone'
  return isFilm(task) ? 'tasks.introduction.watchedNote' : 'tasks.introduction.againNote'
}

function Fact({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <li className={styles.fact}>
      <Disc>{icon}</Disc>
      {children}
    </li>
  )
}

function StateChip({ task }: { task: Task }) {
  const { t } = useTranslation()
  const percent = usePercent()
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
