import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import { isJsonObject, isSameJson, type JsonObject } from '#shared/content/json.ts'
import { pointerTo, valueAt } from '#shared/content/pointer.ts'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { useSaving } from '#src/outbox/edits/use-saving.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { usePageHead } from '#src/ui/page-head.ts'
import { SaveNote } from '#src/ui/SaveNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Authoring.module.css'
import { LivePlayer } from './parts/LivePlayer.tsx'
import { ExampleNotice } from './parts/ExampleNotice.tsx'
import { useExample } from './use-example.ts'
import { KindForm } from './parts/KindForm.tsx'
import { TaskFindings } from './parts/TaskFindings.tsx'
import { PlaceNotice } from './PlaceNotice.tsx'
import { enter } from './rules/enter.ts'
import { isBroken, kindOf, nameIn, read, taskFileOf, textFileOf } from './rules/outline.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'
import { StepButtons } from './StepButtons.tsx'
import { TaskConflicts } from './TaskConflicts.tsx'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'
import { useWriting, wishesOf, WritingContext, type Writing } from './use-writing.ts'

interface TaskDeskProps {
  mission: string
  task: string
  onBack: () => void
  /** Where the scene of the mission is made. */
  sceneHref: string
  /** What the check of the draft says, and what plays all of it. */
  tools: ReactNode
}

/** Of the form. */
type Room = 'content' | 'settings'

/** Narrower there is no room for form and player beside each other. */
const NARROW = '(max-width: 999px)'

/** A task that is written, with its player beside it (AUTHOR-1). */
export function TaskDesk({ mission, task, onBack, sceneHref, tools }: TaskDeskProps) {
  const { t } = useTranslation()
  const saving = useSaving(useAuthoring())
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const isNarrow = useMedia(NARROW)
  const [room, setRoom] = useState<Room>('content')
  const writing = useNewWriting(mission, task, setRoom)
  const [side, setSide] = useState<'form' | 'player'>('form')
  const { file, language } = writing
  const head = usePageHead()
  const isForm = !isNarrow || side === 'form'
  return (
    <WritingContext value={writing}>
      <main className={styles.desk} data-material="paper">
        <header className={styles.bar}>
          <IconButton
            material="paper"
            label={t('authoring.back')}
            icon={<ArrowLeftIcon />}
            onClick={onBack}
          />
          <div className={styles.names}>
            <p className={styles.note}>{nameIn(texts, mission, names)}</p>
            <h1 ref={head} tabIndex={-1} className={styles.title}>
              {nameIn(texts, mission, names, task)}
            </h1>
          </div>
          <SaveNote {...saving} />
          <StepButtons />
          {tools}
        </header>
        {isNarrow && (
          <div className={styles.sides}>
            <Choice
              label={t('authoring.sides')}
              value={side}
              options={(['form', 'player'] as const).map((id) => ({ id, label: t(`authoring.side.${id}`) }))}
              onChange={setSide}
            />
          </div>
        )}
        {isForm && (
          <div className={styles.form}>
            <Languages />
            <Choice
              label={t('authoring.rooms')}
              value={room}
              options={(['content', 'settings'] as const).map((id) => ({
                id,
                label: t(`authoring.room.${id}`),
              }))}
              onChange={setRoom}
            />
            <PlaceNotice mission={mission} task={task} sceneHref={sceneHref} />
            <TaskConflicts />
            <TaskFindings mission={mission} task={task} />
            <ExampleNotice />
            <Writable mission={mission} task={task} language={language}>
              <GradingNotice key={task} file={file} />
              {room === 'content' ? <KindForm key={language} /> : <Settings key={language} />}
            </Writable>
          </div>
        )}
        {(!isNarrow || side === 'player') && <LivePlayer />}
      </main>
    </WritingContext>
  )
}

const settings = latePart(async () => (await import('./TaskSettings.tsx')).TaskSettings)

/** Less often wanted than the content: they come when they are opened. */
function Settings() {
  const { Part } = useLatePart(settings)
  return Part ? <Part /> : <Skeleton height="20rem" />
}

/** @param openRoom where a text that is looked for is written */
function useNewWriting(mission: string, task: string, openRoom: (room: Room) => void): Writing {
  const { edits, languages } = useAuthoring()
  const [first = 'en'] = useNameLanguages()
  const [language, speak] = useState<Language>(first)
  const [part, openPart] = useState<string | null>(null)
  const [sought, setSought] = useState<TaskWord | null>(null)
  const texts = useEdits((state) => state.texts)
  const example = useExample(kindOf(read(texts, taskFileOf(mission, task))))?.words ?? null
  return useMemo(() => {
    const words: Partial<Record<Language, JsonObject>> = {}
    for (const one of languages) {
      const said = valueAt(read(texts, textFileOf(mission, one)), pointerTo('tasks', task))
      if (isJsonObject(said)) words[one] = said
    }
    return {
      ...{ mission, task, words, example, language, speak, part, openPart, sought },
      found: () => setSought(null),
      seek: (word) => {
        const [first, of] = word.at
        speak(word.language)
        openRoom(of === undefined && first !== 'transcript' ? 'settings' : 'content')
        if (of !== undefined) openPart(of)
        setSought(word)
      },
      file: read(texts, taskFileOf(mission, task)),
      change: (changes, of) => {
        const things = [task, ...(of === undefined ? [] : [`${language} ${of}`])]
        const wishes = wishesOf(mission, task, changes)
        enter(edits, { word: 'wrote', things, mission }, wishes, of !== undefined)
      },
    }
  }, [edits, languages, texts, mission, task, example, language, part, sought, openRoom])
}

/** In which language is written; each says whether something is missing in it. */
function Languages() {
  const { t } = useTranslation()
  const { languages } = useAuthoring()
  const { language, speak } = useWriting()
  if (languages.length < 2) return null
  return (
    <Choice
      label={t('authoring.languages')}
      value={language}
      options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
        ({ shortName: id, name: label }) => ({ id, label }),
      )}
      onChange={speak}
    />
  )
}

interface WritableProps {
  mission: string
  task: string
  language: Language
  children: ReactNode
}

/** The form, where the files that it writes are there and can be read; else why there is none. */
function Writable({ mission, task, language, children }: WritableProps) {
  const { t } = useTranslation()
  const texts = useEdits((state) => state.texts)
  const file = taskFileOf(mission, task)
  if (typeof texts[file] !== 'string') return <Notice tone="warn">{t('authoring.gone')}</Notice>
  const broken = [file, textFileOf(mission, language)].find((one) => isBroken(texts, one))
  return broken === undefined ? (
    children
  ) : (
    <Notice tone="warn">{t('authoring.broken', { file: broken })}</Notice>
  )
}

/** What is changed of the answers that count is said, where somebody plays already. */
function GradingNotice({ file }: { file: JsonObject }) {
  const { t } = useTranslation()
  const { isPlayed } = useAuthoring()
  const { content } = file
  const edit = entryOf(TASKS_EDIT, kindOf(file))
  // a kind that does not say it may be judged by anything of it
  const grading = (edit ? edit.grading(content) : content) ?? null
  const [first] = useState(grading)
  if (!isPlayed || isSameJson(grading, first)) return null
  return <Notice tone="warn">{t('authoring.grading')}</Notice>
}
