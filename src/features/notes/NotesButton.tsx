import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotePart } from '#shared/contract/notes.ts'
import { LONGEST_PART } from '#shared/domain/notes.ts'
import { cutText } from '#shared/domain/cut-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { NotePencilIcon } from '#src/ui/icons.ts'
import { NotesPopup } from './NotesPopup.tsx'
import { useUnsentNotes, withUnsent } from './own-notes.ts'
import { taskNotesQuery } from './queries.ts'

interface NotesButtonProps {
  person: string
  attempt: { id: string; taskId: string }
  /** Where the player is, asked when the notes are opened; null: in the task as a whole. */
  partNow: () => NotePart | null
  material: 'night' | 'paper'
}

const WHOLE_TASK: NotePart = { id: '', name: '' }

/** Opens my notes of a task, at the part where I am; filled where I have noted something there. */
export function NotesButton({ person, attempt, partNow, material }: NotesButtonProps) {
  const { t } = useTranslation()
  const { data } = useQuery(taskNotesQuery(attempt.taskId))
  const unsent = useUnsentNotes(person).filter(({ change }) => change.taskId === attempt.taskId)
  const [opened, setOpened] = useState<NotePart | null>(null)
  const [isOpen, setOpen] = useState(false)
  const notes = withUnsent(data ?? [], unsent)
  const here = (partNow() ?? WHOLE_TASK).id
  const count = notes.filter(({ part }) => part.id === here).length
  const open = () => {
    const { id, name } = partNow() ?? WHOLE_TASK
    setOpened({ id: id.slice(0, LONGEST_PART), name: cutText(name, LONGEST_PART) })
    setOpen(true)
  }
  return (
    <>
      <IconButton
        material={material}
        label={count > 0 ? t('notes.openSome', { count }) : t('notes.title')}
        aria-haspopup="dialog"
        icon={<NotePencilIcon weight={count > 0 ? 'fill' : 'regular'} />}
        onClick={open}
      />
      {opened && (
        <NotesPopup
          key={`${attempt.id} ${opened.id}`}
          {...{ person, attempt, isOpen }}
          part={opened}
          onClose={() => setOpen(false)}
          onGone={() => setOpened(null)}
        />
      )}
    </>
  )
}
