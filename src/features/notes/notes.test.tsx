import { answerWith, asked, ok, refusal, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Note } from '#shared/contract/notes.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, readLocal } from '#src/lib/storage.ts'
import { endOutboxSession } from '#src/outbox/session.ts'
import { speakIn } from '#src/testing/words.ts'
import { noteChanges } from './note-changes.ts'
import { NotesButton } from './NotesButton.tsx'

const PERSON = 'ola'
const ATTEMPT = { id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81', taskId: 'knots' }
const CARD = { id: 'first', name: 'Why long beats clever' }

const aNote = (more: Partial<Note>): Note => ({
  ...{ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001', taskId: 'knots', attemptId: ATTEMPT.id, part: CARD },
  ...{ text: 'Three words, no names.', revision: 4, changedAt: '2026-11-22T10:00:00.000Z' },
  ...more,
})

/** What the server has, and how it answers a change. */
let stored: Note[]
let refuse: Answer | null

function serve(): void {
  answerWith((url, body) => {
    const noteId = /\/notes\/([\w-]+)$/.exec(url)?.[1]
    if (noteId === undefined) return ok({ notes: stored })
    if (refuse) return refuse
    const { text, part, basis } = JSON.parse(String(body)) as Note & { basis: number }
    return ok({ note: text === '' ? null : aNote({ id: noteId, text, part, revision: basis + 1 }) })
  })
}

const sent = () =>
  asked.flatMap(({ method, body }) =>
    method === 'PUT' ? [JSON.parse(String(body)) as { text: string; writer: string }] : [],
  )

function show(part: typeof CARD | null = CARD) {
  render(
    <QueryClientProvider client={queryClient}>
      <NotesButton person={PERSON} attempt={ATTEMPT} material="paper" partNow={() => part} />
    </QueryClientProvider>,
  )
}

async function open(name: RegExp = /^My notes/) {
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'My notes' }))
}

/** The field has rested. */
const rest = () =>
  act(async () => {
    await Promise.all(noteChanges.keys(PERSON).map((id) => noteChanges.at(PERSON, id).deliver()))
  })

beforeEach(async () => {
  await speakIn('en')
  stored = []
  refuse = null
  serve()
})
afterEach(() => {
  cleanup()
  endOutboxSession()
  queryClient.clear()
  localKeys('').forEach(dropLocal)
})

describe('a note in a task', () => {
  it('is stored on the device at every letter, and sent with its card [SPACE-1]', async () => {
    show()
    const sheet = await open()
    await userEvent.type(await sheet.findByLabelText('Your note'), 'Longer')
    const [key = ''] = localKeys('outbox:').filter((entry) => entry.includes(':notes:'))
    expect(readLocal(key)).toContain('"Longer"')
    await rest()
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ text: 'Longer', part: CARD, basis: 0 })
    await sheet.findByText('Saved')
    expect(localKeys('outbox:').filter((entry) => entry.includes(':notes:'))).toEqual([])
  })

  it('that a closed page had not sent is gone on with, and nothing of it is lost [SPACE-1]', async () => {
    stored = [aNote({})]
    show()
    const field = await (await open(/1 here/)).findByLabelText('Your note')
    await userEvent.type(field, ' Ever.')
    refuse = 'no-answer'
    await rest()
    await screen.findByText(/^Offline: kept on this device/)
    cleanup()
    endOutboxSession()
    queryClient.clear()
    show()
    const again = await (await open(/1 here/)).findByLabelText<HTMLTextAreaElement>('Your note')
    expect(again.value).toBe('Three words, no names. Ever.')
    refuse = null
    await userEvent.type(again, ' Really.')
    await rest()
    await waitFor(() => expect(sent().at(-1)?.text).toBe('Three words, no names. Ever. Really.'))
    const [first] = sent()
    const ofFirst = expect.objectContaining({ writer: first?.writer, basis: 4 })
    expect(sent()).toEqual(sent().map((): unknown => ofFirst))
  })

  it('shows that the card has one, and what was noted elsewhere in the task [SPACE-1]', async () => {
    const other = { id: 'second', name: 'A second factor' }
    stored = [aNote({}), aNote({ id: '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a002', part: other, text: 'Ask IT.' })]
    show()
    const sheet = await open(/^My notes: 1 here$/)
    expect(sheet.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Three words, no names.')
    const elsewhere = within(sheet.getByRole('region', { name: 'Elsewhere in this task' }))
    expect(elsewhere.getByRole('heading', { name: 'A second factor' })).toBeTruthy()
    expect(elsewhere.getByText('Ask IT.')).toBeTruthy()
  })

  it('is deleted after one question, and at once [SPACE-1]', async () => {
    stored = [aNote({})]
    show()
    const sheet = await open(/1 here/)
    await userEvent.click(sheet.getByRole('button', { name: 'Delete note' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Delete note' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Delete note' }))
    await waitFor(() => expect(sheet.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe(''))
    await rest()
    await waitFor(() => expect(sent()).toMatchObject([{ text: '', basis: 4 }]))
    expect(screen.getByText('My notes').tagName).toBe('H2')
  })

  it('that is one too many waits on the device, and says why [SPACE-1]', async () => {
    refuse = refusal(409, 'too-many-notes')
    show()
    const sheet = await open()
    await userEvent.type(await sheet.findByLabelText('Your note'), 'One')
    await rest()
    await sheet.findByText(/^You have 500 notes/)
    expect(noteChanges.keys(PERSON)).toHaveLength(1)
  })

  it('can be begun where the others do not come, and says that they did not [SPACE-1]', async () => {
    answerWith(() => 'no-answer')
    show(null)
    const sheet = await open()
    await sheet.findByText('Your notes could not be loaded.')
    expect(sheet.getByRole('heading', { name: 'On the whole task' })).toBeTruthy()
    await userEvent.type(sheet.getByLabelText('Your note'), 'Still')
    expect(noteChanges.keys(PERSON)).toHaveLength(1)
  })
})
