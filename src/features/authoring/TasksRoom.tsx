import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { useSaving } from '#src/outbox/edits/use-saving.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { PlusIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { SaveNote } from '#src/ui/SaveNote.tsx'
import styles from './Authoring.module.css'
import { AddTaskPopup } from './parts/AddTaskPopup.tsx'
import { RemoveTaskPopup } from './parts/RemoveTaskPopup.tsx'
import { enter } from './rules/enter.ts'
import { nameIn, outlineOf, taskFileOf, type MissionOutline, type TaskOutline } from './rules/outline.ts'
import { addWishes, copyOf, freshId, placeWishes } from './rules/task-edits.ts'
import { PlacesWithoutTask } from './PlacesWithoutTask.tsx'
import { placeNameIn } from './rules/places-without-task.ts'
import { Sortable } from './Sortable.tsx'
import { StepButtons } from './StepButtons.tsx'
import { TaskConflicts } from './TaskConflicts.tsx'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'
import { Duplicate } from './Glyphs.tsx'

interface TasksRoomProps {
  hrefOf: (mission: string, task: string) => string
  /** Where a mission is named and drawn. */
  sceneHrefOf: (mission: string) => string
  /** A place of a scene whose task is to be begun now. */
  asked: { mission: string; place: string } | null
  /** That was begun, or given up. */
  onAsked: () => void
  /** A task was added: it is opened. */
  onAdded: (mission: string, task: string) => void
}

/** The missions of a draft with their tasks, and every way to change which there are (AUTHOR-1). */
export function TasksRoom({ hrefOf, sceneHrefOf, asked, onAsked, onAdded }: TasksRoomProps) {
  const { t } = useTranslation()
  const authoring = useAuthoring()
  const { files } = authoring
  const saving = useSaving(authoring)
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const [chosen, setAdding] = useState<Adding | null>(null)
  const isFree = asked !== null && !files.has(taskFileOf(asked.mission, asked.place))
  const adding = chosen ?? (isFree ? asked : null)
  const endAdding = () => {
    setAdding(null)
    if (asked) onAsked()
  }
  const [isSpeaking, setSpeaking] = useState(false)
  const [removing, setRemoving] = useState<{ mission: string; task: string } | null>(null)
  const missions = outlineOf(texts, files.keys()).filter(({ isStory }) => !isStory)
  return (
    <div className={styles.tasks}>
      <div className={styles.tools}>
        <SaveNote {...saving} />
        <StepButtons />
        <Button variant="secondary" onClick={() => setSpeaking(true)}>
          {t('authoring.spoken.open', { number: authoring.languages.length })}
        </Button>
      </div>
      <TaskConflicts />
      {missions.length === 0 && <EmptyState sentence={t('authoring.noMissions')} />}
      {missions.map((mission) => (
        <Mission
          key={mission.id}
          mission={mission}
          hrefOf={hrefOf}
          sceneHref={sceneHrefOf(mission.id)}
          onAdd={(place) => setAdding({ mission: mission.id, place })}
          onRemove={(task) => setRemoving({ mission: mission.id, task })}
        />
      ))}
      {adding !== null && (
        <AddTaskPopup
          mission={adding.mission}
          place={
            adding.place === null
              ? null
              : { id: adding.place, name: placeNameIn(texts, adding.mission, names, adding.place) }
          }
          onClose={endAdding}
          onAdded={(task) => onAdded(adding.mission, task)}
        />
      )}
      {isSpeaking && <Spoken onClose={() => setSpeaking(false)} />}
      {removing && <RemoveTaskPopup {...removing} onClose={() => setRemoving(null)} />}
    </div>
  )
}

interface Adding {
  mission: string
  place: string | null
}

const spoken = latePart(async () => (await import('./parts/LanguagesPopup.tsx')).LanguagesPopup)

/** Seldom opened: it comes then. */
function Spoken(props: { onClose: () => void }) {
  const { Part } = useLatePart(spoken)
  return Part && <Part {...props} />
}

interface MissionProps {
  mission: MissionOutline
  hrefOf: TasksRoomProps['hrefOf']
  sceneHref: string
  /** @param place the one that opens it; null where it gets one later */
  onAdd: (place: string | null) => void
  onRemove: (task: string) => void
}

function Mission({ mission: { id, tasks }, hrefOf, sceneHref, onAdd, onRemove }: MissionProps) {
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
        <a className={styles.link} href={sceneHref}>
          {t('authoring.sceneOf')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </a>
        <Button variant="secondary" icon={<PlusIcon size={20} aria-hidden />} onClick={() => onAdd(null)}>
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
      <PlacesWithoutTask mission={id} title={title} onWrite={onAdd} />
    </section>
  )
}

function TaskFacts({ task: { kind, points, minutes } }: { task: TaskOutline }) {
  const { t } = useTranslation()
  if (kind === null) return <>{t('authoring.unreadable')}</>
  const facts: (string | null)[] = [
    entryOf(TASKS_EDIT, kind)?.name(t) ?? kind,
    points === null ? null : t('authoring.points', { count: points }),
    minutes === null ? null : t('authoring.minutes', { count: minutes }),
  ]
  return <>{facts.filter((one) => one !== null).join(' · ')}</>
}
