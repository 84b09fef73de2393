import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MissionTasks } from '#shared/contract/missions.ts'
import type { Unmet } from '#shared/contract/unmet.ts'
import { Button } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './Chapters.module.css'
import { findTasks, TASK_FILTERS, type TaskSearch } from './find-tasks.ts'
import { MissionTasksGroup } from './MissionTasksGroup.tsx'
import { TasksHead } from './TasksHead.tsx'
import { useNextOfAll } from './use-next-task.ts'

interface ChaptersProps {
  /** The mission whose chapters these are: its own tasks are the first. */
  missionId: string
  name: string
  chapters: readonly MissionTasks[]
  search: TaskSearch
  onSearch: (search: TaskSearch) => void
  /** What locks a chapter or a task, in words. */
  reasons: (unmet: readonly Unmet[]) => string
  onMission: (missionId: string) => void
  onTask: (taskId: string, missionId: string) => void
  /** Places that hold no tasks; they stand after the chapters while nothing is looked for. */
  children?: ReactNode
}

/** Fewer tasks than this are seen at a glance: nobody has to look for one. */
const MANY_TASKS = 6
const ALL: TaskSearch = { words: '', filter: 'all' }

/** Whether there is enough to look through. */
export function hasMany(chapters: readonly MissionTasks[]): boolean {
  return chapters.reduce((sum, { tasks }) => sum + tasks.length, 0) >= MANY_TASKS
}

/** A mission as a book: chapters and tasks in order with durations and checks; many of them can be searched and filtered. */
export function Chapters(props: ChaptersProps) {
  const { missionId, name, chapters, onSearch, reasons, onMission, onTask, children } = props
  const { t } = useTranslation()
  const tasks = chapters.flatMap((chapter) => chapter.tasks)
  const { next, label } = useNextOfAll(chapters)
  const isLong = hasMany(chapters)
  const search = isLong ? props.search : ALL
  const found = findTasks(chapters, search)
  const isAll = search.words.trim() === '' && search.filter === 'all'
  return (
    <div className={classes(styles.book, isLong && styles.long)}>
      <div className={styles.side}>
        <TasksHead title={name} tasks={tasks} />
        {next && (
          <Button wide size="thumb" onClick={() => onTask(next.id, next.missionId)}>
            {t(`tasks.list.${label}`)}
          </Button>
        )}
        {isLong && (
          <div role="search" className={styles.search}>
            <TextField
              type="search"
              label={t('tasks.search.label')}
              value={search.words}
              maxLength={80}
              onChange={({ currentTarget }) => onSearch({ ...search, words: currentTarget.value })}
            />
            <Choice
              label={t('tasks.search.filter')}
              options={TASK_FILTERS.map((id) => ({ id, label: t(`tasks.search.${id}`) }))}
              value={search.filter}
              onChange={(filter) => onSearch({ ...search, filter })}
            />
          </div>
        )}
        {isLong && (
          <p className={styles.found} role="status">
            {!isAll && t('tasks.search.found', { count: found.flatMap((chapter) => chapter.tasks).length })}
          </p>
        )}
      </div>
      <div className={styles.chapters}>
        {found.map((chapter) => (
          <div key={chapter.missionId} className={styles.chapter}>
            <MissionTasksGroup
              mission={chapters.find((one) => one.missionId === chapter.missionId) ?? chapter}
              shown={chapter.tasks}
              next={next}
              reasons={reasons}
              hasMinutes
              // The head of the page says it already.
              hasHeading={chapters.length > 1 || chapter.missionId !== missionId}
              onMission={chapter.missionId === missionId ? null : onMission}
              onTask={onTask}
            />
          </div>
        ))}
        {isAll && children}
        {!isAll && found.length === 0 && (
          <div className={styles.none}>
            <p>{t('tasks.search.none')}</p>
            <Button variant="secondary" onClick={() => onSearch(ALL)}>
              {t('tasks.search.showAll')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
