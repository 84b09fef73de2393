import { answerWith, asked, ok, refusal, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Note } from '#shared/contract/notes.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { requestedInfos } from '#src/testing/overlays.tsx'
import { overlay } from '#src/overlay/overlay.ts'
import { speakIn } from '#src/testing/words.ts'
import { MyNotes } from './MyNotes.tsx'
import { noteChanges } from './note-changes.ts'
import { NotesButton } from './NotesButton.tsx'

const PERSON = 'ola'
const ATTEMPT = { id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', taskId: 'knots' }
const CARD = { id: 'first', name: 'Why long beats clever' }
const ID = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001'

const aNote = (more: Partial<Note>): Note => ({
  ...{ id: ID, taskId: 'knots', attemptId: ATTEMPT.id, part: CARD },
  ...{ text: 'Pull.', revision: 4, changedAt: '2026-11-22T10:00:00.000Z' },
  ...more,
})

/** What the server has, and how it answers a change. */
let stored: Note[]
let answer: ((sent: { text: string; basis: number }) => Answer) | null

interface Sent {
  text: string
  writer: string
  basis: number
}
const sent = () =>
  asked.flatMap(({ method, body }) => (method === 'PUT' ? [JSON.parse(String(body)) as Sent] : []))

beforeEach(async () => {
  await speakIn('en')
  stored = [aNote({})]
  answer = null
  answerWith((url, body) => {
    if (/\/notes\/[\w-]+$/.test(url)) {
      const change = JSON.parse(String(body)) as Sent
      if (answer) return answer(change)
      const note = aNote({ text: change.text, revision: change.basis + 1 })
      stored = change.text === '' ? [] : [note]
      return ok({ note: change.text === '' ? null : note })
    }
    if (url.includes('/tasks/')) return ok({ notes: url.includes('knots') ? stored : [] })
    const task = { id: 'knots', name: 'Knots', mission: { id: 'harbour', name: 'Harbour' } }
    return ok({
      tasks: [{ ...task, adventure: { id: ATTEMPT.id, name: 'Sample', isActive: true }, notes: stored }],
    })
  })
})
afterEach(() => {
  cleanup()
  endOutboxSession()
  overlay.clear()
  queryClient.clear()
  localKeys('').forEach(dropLocal)
})

const button = (attempt = ATTEMPT) => (
  <QueryClientProvider client={queryClient}>
    <NotesButton person={PERSON} attempt={attempt} material="paper" partNow={() => CARD} />
  </QueryClientProvider>
)

async function open() {
  const shown = render(button())
  await userEvent.click(await screen.findByRole('button', { name: /1 here/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'My notes' }))
  return { ...shown, sheet, field: sheet.getByLabelText<HTMLTextAreaElement>('Your note') }
}

async function openMine() {
  render(
    <QueryClientProvider client={queryClient}>
      <MyNotes person={PERSON} onTask={() => {}} onPlay={() => {}} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }))
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your note at/ })
}

/** The field has rested. */
const rest = () =>
  act(async () => {
    await Promise.all(noteChanges.keys(PERSON).map((id) => noteChanges.at(PERSON, id).deliver()))
  })

/** Another device has changed the note, and this page reads it again. */
const changeElsewhere = (note: Partial<Note>) =>
  act(async () => {
    stored = [aNote(note)]
    await queryClient.refetchQueries()
  })

describe('a note that another device has changed', () => {
  it('is shown as it is now, and what is typed over it replaces that [SPACE-1]', async () => {
    const { field } = await open()
    await changeElsewhere({ text: 'Pull left.', revision: 7 })
    await waitFor(() => expect(field.value).toBe('Pull left.'))
    await userEvent.type(field, ' Twice.')
    await rest()
    expect(sent().at(-1)).toMatchObject({ text: 'Pull left. Twice.', basis: 7 })
  })

  it('after my own change has a new writer, so that no third device’s text is lost [SPACE-1]', async () => {
    const { field } = await open()
    await userEvent.type(field, ' Hard.')
    await rest()
    await changeElsewhere({ text: 'Pull left.', revision: 8 })
    await waitFor(() => expect(field.value).toBe('Pull left.'))
    await userEvent.type(field, ' Twice.')
    await rest()
    const [first, last] = [sent().at(0), sent().at(-1)]
    expect(last).toMatchObject({ text: 'Pull left. Twice.', basis: 8 })
    expect(last?.writer).not.toBe(first?.writer)
  })

  it('never takes away what is being typed [SPACE-1]', async () => {
    const { field } = await open()
    await userEvent.type(field, ' Hard.')
    await changeElsewhere({ text: 'Pull left.', revision: 7 })
    expect(field.value).toBe('Pull. Hard.')
    await rest()
    expect(sent().at(-1)).toMatchObject({ text: 'Pull. Hard.', basis: 4 })
  })

  it('is changed in my space as it is read there [SPACE-1]', async () => {
    const field = await openMine()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await changeElsewhere({ text: 'Pull left.', revision: 7 })
    await userEvent.click(screen.getByRole('button', { name: 'Edit note' }))
    expect(field.isConnected).toBe(false)
    await userEvent.type(screen.getByRole('textbox', { name: /^Your note at/ }), '!')
    await rest()
    expect(sent().at(-1)).toMatchObject({ text: 'Pull left.!', basis: 7 })
  })

  it('is not deleted as it was: it says so, and shows how it is [SPACE-1]', async () => {
    const { sheet } = await open()
    answer = () => ok({ note: aNote({ text: 'Pull left.', revision: 7 }) })
    stored = [aNote({ text: 'Pull left.', revision: 7 })]
    await userEvent.click(sheet.getByRole('button', { name: 'Delete note' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Delete note' }))
    await rest()
    await waitFor(() => expect(requestedInfos()).toEqual([{ vietType: 'note_changed', text: 'Pull left.' }]))
    await waitFor(() => expect(sheet.getByDisplayValue('Pull left.')).toBeTruthy())
  })
})

describe('a note', () => {
  it('that is emptied letter by letter stays as it was until it is deleted [SPACE-1]', async () => {
    const field = await openMine()
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}')
    expect(field.value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.getByText('Delete this note for good?')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(screen.getByText('Pull.')).toBeTruthy()
  })

  it('waits where a proxy answers 404, and is sent again [SPACE-1]', async () => {
    const { field } = await open()
    answer = () => ({ status: 404, body: 'no upstream' })
    await userEvent.type(field, ' Hard.')
    await rest()
    expect(noteChanges.keys(PERSON)).toEqual([ID])
    answer = null
    await rest()
    expect(stored).toMatchObject([{ text: 'Pull. Hard.' }])
  })

  it('of an attempt that is gone is shown before it goes [SPACE-1]', async () => {
    const { field } = await open()
    answer = () => refusal(404, 'no-such-attempt')
    await userEvent.type(field, ' Hard.')
    await rest()
    expect(noteChanges.keys(PERSON)).toEqual([])
    expect(requestedInfos()).toEqual([{ vietType: 'note_lost', text: 'Pull. Hard.' }])
  })

  it('of one task is never shown in another one [SPACE-1]', async () => {
    const { rerender } = await open()
    rerender(button({ id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c82', taskId: 'ropes' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe(''))
  })
})
