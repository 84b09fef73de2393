import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSession, useSession } from '#src/features/session/store.ts'
import { writeEditor } from '#src/outbox/edits/stored.ts'
import { moves } from '#src/features/tasks/moves.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { speakIn } from '#src/testing/words.ts'
import { MemoryRouter } from 'react-router-dom'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'
const taken: Answer = {
  status: 200,
  body: { state: { type: 'learning-pill', card: 1, answered: [] }, refused: [] },
}

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  writeLocal(`outbox:ola:moves:${ATTEMPT}:${PAGE}`, '[{"order":1,"item":{"type":"learning-pill","card":1}}]')
  setSession('true')
  await speakIn('en')
})
function show(): void {
  overlay.show({ kind: 'leave', playerId: 'ola' })
  render(
    <MemoryRouter>
      <Overlays />
    </MemoryRouter>,
  )
}

afterEach(() => {
  cleanup()
  overlay.clear()
})

it('signs out by itself once what was unsent has arrived [AUTH-3] [TASK-2]', async () => {
  answerWith((url) => (url.includes('/moves') ? taken : { status: 204 }))
  show()
  await waitFor(() => expect(useSession.getState().state).toBe('false'))
  expect(moves.keys('ola')).toEqual([])
})

it('says that something would be lost, and waits for the link [AUTH-3] [TASK-2]', async () => {
  answerWith(() => 'no-answer')
  show()
  await screen.findByText(/in 1 task has not reached the server/)
  expect(useSession.getState().state).toBe('true')
  answerWith((url) => (url.includes('/moves') ? taken : { status: 204 }))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(useSession.getState().state).toBe('false'))
})

it('loses no note without asking [AUTH-3] [SPACE-1]', async () => {
  for (const key of localKeys('')) dropLocal(key)
  const note = { taskId: 'knots', attemptId: ATTEMPT, part: { id: '', name: '' }, text: 'Pull.', basis: 0 }
  writeLocal(
    `outbox:ola:notes:${PAGE}:${PAGE}`,
    JSON.stringify([{ order: 1, item: { ...note, writer: PAGE } }]),
  )
  answerWith(() => 'no-answer')
  show()
  await screen.findByText(/^Your last notes have not reached the server/)
  expect(useSession.getState().state).toBe('true')
  answerWith((url) => (url.includes('/notes/') ? { status: 200, body: { note: null } } : { status: 204 }))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(useSession.getState().state).toBe('false'))
})

it('loses no scene without asking, and signs out once they are sent [AUTH-3] [WORLD-6]', async () => {
  for (const key of localKeys('')) dropLocal(key)
  const mine = { file: 'harbour/scene.json', pointer: '/horizon', to: 300 }
  const editor = (unsent: (typeof mine)[]) => ({
    edits: { unsent, past: [], future: [], conflicts: [] },
    marks: { hidden: {}, locked: {} },
  })
  writeEditor('ola', 'harbour-tour', editor([mine]))
  answerWith(() => ({ status: 204 }))
  show()
  await screen.findByText(/^Changes to your scenes or tasks have not reached the server/)
  expect(useSession.getState().state).toBe('true')
  act(() => void writeEditor('ola', 'harbour-tour', editor([])))
  expect(useSession.getState().state).toBe('false')
})

it('signs out at once for whoever wants it so [AUTH-3]', async () => {
  answerWith(() => 'no-answer')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out and discard' }))
  expect(useSession.getState().state).toBe('false')
})
