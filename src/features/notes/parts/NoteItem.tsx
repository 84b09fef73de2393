import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE } from '#shared/domain/notes.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { CheckIcon, PencilSimpleIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { OpinionBox } from '#src/ui/play/OpinionBox.tsx'
import type { OwnNote } from '../own-notes.ts'
import { useNoteField } from '../use-note-field.ts'
import styles from '../Notes.module.css'

interface NoteItemProps {
  /** Whose it is. */
  person: string
  note: OwnNote
  /** What its part of the task is called; empty where that is said already. */
  place: string
  /** Leads to that part. */
  onOpen?: (() => void) | null
  /** It is a field from the first, and stays one. */
  isField?: boolean
  /** After it was deleted, and its buttons with it. */
  onDeleted: () => void
}

/** A note: to read, to change, to delete. */
export function NoteItem({ person, note, place, onOpen = null, isField = false, onDeleted }: NoteItemProps) {
  const { t } = useTranslation()
  const field = useNoteField(person, note)
  const [state, setState] = useState<'read' | 'edit' | 'ask'>(isField ? 'edit' : 'read')
  const rest = isField ? 'edit' : 'read'
  /** After how many reloads it was emptied; null: it is not empty. */
  const [emptied, setEmptied] = useState<number | null>(null)
  const isEmptied = emptied === field.reloads
  const edit = () => {
    field.begin()
    setEmptied(null)
    setState('edit')
  }
  const write = (text: string) => {
    const isEmpty = !isField && text.trim() === ''
    setEmptied(isEmpty ? field.reloads : null)
    // an empty note would go from under the hands: what it was stays until it is deleted
    field.write(isEmpty ? field.before : text)
  }
  const remove = () => {
    field.write('')
    onDeleted()
  }
  const label = place === '' ? t('notes.field') : t('notes.fieldAt', { place })
  return (
    <article className={styles.note}>
      {state === 'edit' ? (
        <OpinionBox
          label={label}
          firstText={note.text}
          version={field.reloads}
          placeholder={t('notes.placeholder')}
          maxLength={LONGEST_NOTE}
          roomLeft={(count) => t('notes.roomLeft', { count })}
          onText={write}
        />
      ) : (
        <div className={styles.words}>
          <h4 className={styles.place} dir="auto">
            {onOpen ? (
              <button type="button" className={styles.way} onClick={onOpen}>
                {place}
              </button>
            ) : (
              place
            )}
          </h4>
          <p className={styles.text} dir="auto">
            {note.text}
          </p>
        </div>
      )}
      {field.isFull && <Notice tone="error">{t('notes.tooMany')}</Notice>}
      {state === 'ask' ? (
        <div className={styles.ask}>
          <p role="status">{t('notes.deleteAsk')}</p>
          <Button variant="danger" autoFocus onClick={remove}>
            {t('notes.delete')}
          </Button>
          <Button variant="secondary" onClick={() => setState(rest)}>
            {t('notes.keep')}
          </Button>
        </div>
      ) : (
        <div className={styles.tools}>
          <SavedWord saved={field.saved} isShown={state === 'edit' && note.text !== ''} />
          {!isField && (
            <IconButton
              material="paper"
              label={t(state === 'edit' ? 'notes.done' : 'notes.edit')}
              icon={state === 'edit' ? <CheckIcon /> : <PencilSimpleIcon />}
              onClick={state === 'read' ? edit : () => setState(isEmptied ? 'ask' : 'read')}
            />
          )}
          {note.text !== '' && (
            <IconButton
              material="paper"
              label={t('notes.delete')}
              icon={<TrashSimpleIcon />}
              onClick={() => setState('ask')}
            />
          )}
        </div>
      )}
    </article>
  )
}

/** How it is saved; only what is not saved is announced. */
function SavedWord({
  saved,
  isShown,
}: {
  saved: ReturnType<typeof useNoteField>['saved']
  isShown: boolean
}) {
  const { t } = useTranslation()
  const isFailed = saved === 'offline' || saved === 'unsaved'
  const word = t(`notes.${saved}`)
  return (
    <span className={styles.saved}>
      {isShown && !isFailed && word}
      <span role="status">{isFailed && word}</span>
    </span>
  )
}
