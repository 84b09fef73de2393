import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotePart } from '#shared/contract/notes.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { useUnsentNotes, withUnsent, type OwnNote } from './own-notes.ts'
import { NoteItem } from './parts/NoteItem.tsx'
import { taskNotesQuery } from './queries.ts'
import styles from './Notes.module.css'

interface NotesPopupProps {
  person: string
  attempt: { id: string; taskId: string }
  /** Where the player is in the task. */
  part: NotePart
  isOpen: boolean
  onClose: () => void
  onGone: () => void
}

/** My notes of a task: a field for where I am, and what I wrote elsewhere in it. A note can be begun before the others have come. */
export function NotesPopup({ person, attempt, part, isOpen, onClose, onGone }: NotesPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery(taskNotesQuery(attempt.taskId))
  const unsent = useUnsentNotes(person).filter(({ change }) => change.taskId === attempt.taskId)
  const all = withUnsent(data ?? [], unsent)
  const here = all.filter((note) => note.part.id === part.id)
  // a field that is emptied goes on standing there
  const [shown, setShown] = useState<readonly OwnNote[]>([])
  const missing = here.filter(({ id }) => !shown.some((note) => note.id === id))
  if (missing.length > 0) setShown([...shown, ...missing])

  const begin = () => {
    const { taskId, id: attemptId } = attempt
    setShown([...shown, { id: crypto.randomUUID(), taskId, attemptId, part, text: '', revision: 0 }])
  }
  const isWaiting = data === undefined && error === null
  if (!isWaiting && shown.length === 0 && missing.length === 0) begin()
  const fields = shown.map((note) => all.find(({ id }) => id === note.id) ?? { ...note, text: '' })
  const others = all.filter(({ id }) => !shown.some((note) => note.id === id))
  const focusTitle = () => title.current?.focus({ preventScroll: true })
  return (
    <Popup
      isOpen={isOpen}
      labelledBy={titleId}
      closeLabel={t('shell.close')}
      width={560}
      onClose={onClose}
      onGone={onGone}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {t('notes.title')}
          </h2>
          <p className={styles.about}>{t('notes.private')}</p>
        </header>
        <section className={styles.here} aria-label={part.name || t('notes.wholeTask')}>
          <h3 className={styles.part} dir="auto">
            {part.name || t('notes.wholeTask')}
          </h3>
          {fields.map((note) => (
            <NoteItem
              key={note.id}
              {...{ person, note }}
              place=""
              isField
              onDeleted={() => {
                setShown(shown.filter(({ id }) => id !== note.id))
                focusTitle()
              }}
            />
          ))}
          {fields.length > 0 && fields.every(({ text }) => text !== '') && (
            <Button variant="secondary" onClick={begin}>
              {t('notes.another')}
            </Button>
          )}
        </section>
        {!data && <Coming error={error} sentence={t('notes.failed')} onRetry={refetch} heights={[4]} />}
        {others.length > 0 && (
          <section className={styles.others} aria-labelledby={`${titleId}-others`}>
            <h3 id={`${titleId}-others`} className={styles.part}>
              {t('notes.others')}
            </h3>
            {others.map((note) => (
              <NoteItem
                key={note.id}
                {...{ person, note }}
                place={note.part.name || t('notes.wholeTask')}
                onDeleted={focusTitle}
              />
            ))}
          </section>
        )}
      </div>
    </Popup>
  )
}
