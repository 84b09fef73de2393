import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Authoring.module.css'
import { ConflictList } from './ConflictList.tsx'
import { AddTaskPopup } from './parts/AddTaskPopup.tsx'
import { RemoveTaskPopup } from './parts/RemoveTaskPopup.tsx'
import { KIND_NAMES } from './parts/kind-names.ts'
import { enter } from './rules/enter.ts'
import { nameIn, outlineOf, type MissionOutline, type TaskOutline } from './rules/outline.ts'
import { addWishes, copyOf, freshId, placeWishes } from './rules/task-edits.ts'
import { SaveNote } from './SaveNote.tsx'
import { Sortable } from './Sortable.tsx'
import { StepButtons } from './StepButtons.tsx'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'
import { Duplicate } from './Glyphs.tsx'

interface TasksRoomProps {
  hrefOf: (mission: string, task: string) => string
  /** A task was added: it is opened. */
  onAdded: (mission: string, task: string) => void
}

/** The missions of a draft with their tasks, and every way to change which there are (AUTHOR-1). */
export function TasksRoom({ hrefOf, onAdded }: TasksRoomProps) {
  const { t } = useTranslation()
  const { files } = useAuthoring()
  const texts = useEdits((state) => state.texts)
  const [adding, setAdding] = useState<string | null>(null)
  const [removing, setRemoving] = useState<{ mission: string; task: string } | null>(null)
  const missions = outlineOf(texts, files.keys()).filter(({ isStory }) => !isStory)
  return (
    <div className={styles.tasks}>
      <div className={styles.tools}>
        <SaveNote />
        <StepButtons />
      </div>
      <ConflictList />
      {missions.length === 0 && <EmptyState sentence={t('authoring.noMissions')} />}
      {missions.map((mission) => (
        <Mission
          key={mission.id}
          mission={mission}
          hrefOf={hrefOf}
          onAdd={() => setAdding(mission.id)}
          onRemove={(task) => setRemoving({ mission: mission.id, task })}
        />
      ))}
      {adding !== null && (
        <AddTaskPopup
          mission={adding}
          onClose={() => setAdding(null)}
          onAdded={(task) => onAdded(adding, task)}
        />
      )}
      {removing && <RemoveTaskPopup {...removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

interface MissionProps {
  mission: MissionOutline
  hrefOf: TasksRoomProps['hrefOf']
  onAdd: () => void
  onRemove: (task: string) => void
}

function Mission({ mission: { id, tasks }, hrefOf, onAdd, onRemove }: MissionProps) {
  const { t } = useTranslation()
  const { edits, languages } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const title = nameIn(texts, id, names)
  const nameOf = (task: TaskOutline) => nameIn(texts, id, names, task.id)
  const copy = (task: TaskOutline) => {
    const name = (of: string) => t('authoring.copyName', { name: of }).slice(0, 120)
    const fresh = freshId(texts, `${task.id}-2`)
    const made = copyOf(texts, id, task.id, languages, name)
    enter(edits, { word: 'copied', things: [fresh], mission: id }, addWishes(texts, id, fresh, made, task.id))
  }
  const move = (task: string, to: number) =>
    enter(edits, { word: 'moved', things: [task], mission: id }, placeWishes(texts, id, task, to))
  return (
    <section className={styles.mission} aria-label={title}>
      <div className={styles.missionHead}>
        <h2 className={styles.missionTitle}>{title}</h2>
        <Button variant="secondary" icon={<PlusIcon size={20} aria-hidden />} onClick={onAdd}>
          {t('authoring.add.button')}
          <VisuallyHidden> {t('authoring.add.to', { mission: title })}</VisuallyHidden>
        </Button>
      </div>
      {tasks.length === 0 && <p className={styles.note}>{t('authoring.noTasks')}</p>}
      <Sortable
        label={t('authoring.tasksOf', { mission: title })}
        items={tasks}
        idOf={(task) => task.id}
        nameOf={nameOf}
        onMove={move}
      >
        {(task, _, handle) => (
          <>
            {handle}
            <a className={styles.rowName} href={hrefOf(id, task.id)}>
              <span>{nameOf(task)}</span>
              <small>
                <TaskFacts task={task} />
              </small>
            </a>
            <IconButton
              material="paper"
              label={t('authoring.copy', { name: nameOf(task) })}
              icon={<Duplicate />}
              disabledReason={task.kind === null && t('authoring.unreadable')}
              onClick={() => copy(task)}
            />
            <IconButton
              material="paper"
              label={t('authoring.remove', { name: nameOf(task) })}
              icon={<TrashSimpleIcon />}
              onClick={() => onRemove(task.id)}
            />
          </>
        )}
      </Sortable>
    </section>
  )
}

function TaskFacts({ task: { kind, points, minutes } }: { task: TaskOutline }) {
  const { t } = useTranslation()
  if (kind === null) return <>{t('authoring.unreadable')}</>
  const name = entryOf(KIND_NAMES, kind)
  const facts: (string | null)[] = [
    name ? t(name) : kind,
    points === null ? null : t('authoring.points', { count: points }),
    minutes === null ? null : t('authoring.minutes', { count: minutes }),
  ]
  return <>{facts.filter((one) => one !== null).join(' · ')}</>
}
