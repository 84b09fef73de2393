import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotedTask } from '#shared/contract/notes.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { isFound } from '#src/ui/search-words.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { notesFile } from './notes-file.ts'
import { useUnsentNotes, withChanges, type Unsent } from './own-notes.ts'
import { NoteItem } from './parts/NoteItem.tsx'
import { myNotesQuery } from './queries.ts'
import styles from './Notes.module.css'

/** Tasks that stand there at once. */
const SHOWN = 4
/** So few are seen at a glance. */
const FEW = 3

interface MyNotesProps {
  /** Whose they are. */
  person: string
  /** Leads to a task, and to the part of it that a note belongs to. */
  onTask: (task: { id: string; missionId: string }, partId: string) => void
  onPlay: () => void
}

/** All my notes by task, to search, to change, and to take along as a file (SPACE-1). */
export function MyNotes({ person, onTask, onPlay }: MyNotesProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery(myNotesQuery(i18n.language))
  const unsent = useUnsentNotes(person)
  const [typed, setTyped] = useState('')
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (!data) return <Coming error={error} sentence={t('notes.failed')} onRetry={refetch} />
  const tasks = withArriving(data.tasks, unsent)
  if (tasks.length === 0) {
    return (
      <div className={styles.whole}>
        <p className={styles.about}>{t('notes.none')}</p>
        <div>
          <Button variant="secondary" onClick={onPlay}>
            {t('progress.area.play')}
          </Button>
        </div>
      </div>
    )
  }
  const search = typed.trim()
  const found = search === '' ? tasks : tasks.flatMap((task) => foundIn(task, search))
  const count = tasks.reduce((sum, { notes }) => sum + notes.length, 0)
  const isCut = search === '' && !isWhole && tasks.length > SHOWN
  const save = () => {
    const words = { title: t('notes.title'), gone: t('notes.gone'), wholeTask: t('notes.wholeTask') }
    offerFile(`${t('notes.fileName')}.md`, notesFile(tasks, words), 'text/markdown;charset=utf-8')
  }
  return (
    <div className={styles.whole}>
      <div className={styles.top}>
        {count > FEW && (
          <div className={styles.search}>
            <TextField
              type="search"
              label={t('notes.search')}
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </div>
        )}
        <Button variant="secondary" icon={<DownloadSimpleIcon size={20} aria-hidden />} onClick={save}>
          {t('notes.save')}
        </Button>
      </div>
      <p role="status" className={styles.about} hidden={search === ''}>
        {search !== '' &&
          t('notes.found', { count: found.reduce((sum, { notes }) => sum + notes.length, 0) })}
      </p>
      <ul ref={list} className={styles.tasks} tabIndex={-1} aria-label={t('notes.title')}>
        {found.slice(0, isCut ? SHOWN : undefined).map((task) => (
          <li key={`${task.adventure.id} ${task.id}`} className={styles.group}>
            <TaskHead task={task} onTask={onTask} />
            {task.notes.map((note) => (
              <NoteItem
                key={note.id}
                {...{ person, note }}
                place={note.part.name || t('notes.wholeTask')}
                onOpen={openingOf(task, note.part.id, onTask)}
                onDeleted={() => list.current?.focus({ preventScroll: true })}
              />
            ))}
          </li>
        ))}
      </ul>
      {isCut && (
        <div>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {t('notes.all', { count })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Its name, which leads to it where it can be opened, and where it belongs. */
function TaskHead({ task, onTask }: { task: NotedTask } & Pick<MyNotesProps, 'onTask'>) {
  const { t } = useTranslation()
  const { name, mission, adventure } = task
  const open = openingOf(task, '', onTask)
  const where = [mission?.name, ...(adventure.isActive ? [] : [adventure.name])].filter(Boolean)
  return (
    <div>
      <h3 className={styles.task} dir="auto">
        {open ? (
          <button type="button" className={styles.link} onClick={open}>
            {name}
          </button>
        ) : (
          (name ?? t('notes.gone'))
        )}
      </h3>
      <p className={styles.about}>{where.join(' · ')}</p>
    </div>
  )
}

/** Null where the task is gone, or of an adventure that is not played now. */
function openingOf(
  { id, mission, adventure }: NotedTask,
  partId: string,
  onTask: MyNotesProps['onTask'],
): (() => void) | null {
  if (!mission || !adventure.isActive) return null
  return () => onTask({ id, missionId: mission.id }, partId)
}

/** What was changed here is so at once. */
function withArriving(tasks: readonly NotedTask[], unsent: readonly Unsent[]): NotedTask[] {
  return tasks
    .map((task) => ({ ...task, notes: withChanges(task.notes, unsent) }))
    .filter(({ notes }) => notes.length > 0)
}

/** The notes of a task that have all the words, in themselves, their part or the name of the task. */
function foundIn(task: NotedTask, search: string): NotedTask[] {
  const notes = task.notes.filter(({ text, part }) =>
    isFound(`${text} ${part.name} ${task.name ?? ''}`, search),
  )
  return notes.length > 0 ? [{ ...task, notes }] : []
}
