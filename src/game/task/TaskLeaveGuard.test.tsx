import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createHashRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSession } from '#src/features/session/store.ts'
import { forgetUnsaved } from '#src/outbox/page-saved.ts'
import type { SavedState } from '#src/outbox/saved.ts'
import { useBeforeLeaving, useReportSaved } from '#src/outbox/use-page-saved.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskLeaveGuard } from './TaskLeaveGuard.tsx'

interface TaskProps {
  first: SavedState
  isStored?: boolean
  /** Something says goodbye: it brings more to be saved. */
  isTalking?: boolean
}

function Task({ first, isStored = true, isTalking = false }: TaskProps) {
  const [saved, setSaved] = useState(first)
  const [isOpen, setOpen] = useState(isTalking)
  useReportSaved(saved)
  useBeforeLeaving(isOpen, async () => {
    await Promise.resolve()
    setSaved('saving')
    setOpen(false)
  })
  return (
    <>
      <p>the task</p>
      <button onClick={() => setSaved('saved')}>arrive</button>
      <TaskLeaveGuard isStored={isStored} />
    </>
  )
}

let router: ReturnType<typeof createMemoryRouter>

/** A task after the page on which it was opened. */
function play(first: SavedState, isStored = true, isTalking = false): void {
  router = createMemoryRouter(
    [
      { path: '/task', element: <Task {...{ first, isStored, isTalking }} /> },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/map', '/task'] },
  )
  render(<RouterProvider router={router} />)
}

const back = () => act(() => router.navigate(-1))
const question = () => screen.findByRole('dialog', { name: 'Not everything is saved yet' })

beforeEach(async () => {
  setSession('true')
  await speakIn('en')
})
afterEach(cleanup)

it('lets go at once whoever has everything saved', async () => {
  play('saved')
  await back()
  await screen.findByText('elsewhere')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lets a package say goodbye, and what that brings arrive, before a step back goes [TASK-2] [TASK-10]', async () => {
  play('saved', true, true)
  await back()
  expect(screen.queryByText('elsewhere')).toBeNull()
  fireEvent.click(screen.getByText('arrive'))
  await screen.findByText('elsewhere')
})

it('asks where something has not arrived, says what becomes of it, and stays [TASK-2]', async () => {
  play('offline')
  await back()
  expect((await question()).textContent).toContain('it stays on this device and is sent by itself')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('the task')).toBeTruthy()
})

it('goes without it for whoever wants that', async () => {
  play('unsaved')
  await back()
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Leave anyway' }))
  await screen.findByText('elsewhere')
})

it('promises nothing where nothing can be kept', async () => {
  play('offline', false)
  await back()
  expect((await question()).textContent).toContain('If you leave now, it will be lost.')
})

it('waits for what is on its way, and goes by itself when it has arrived [TASK-2]', async () => {
  play('saving')
  await back()
  expect((await question()).textContent).toContain('The task closes by itself')
  fireEvent.click(screen.getByText('arrive'))
  await screen.findByText('elsewhere')
})

it('goes on also where the save lands before the router has drawn what it holds [TASK-2]', async () => {
  play('saving')
  act(() => {
    void router.navigate(-1)
    screen.getByText('arrive').click()
  })
  await screen.findByText('elsewhere')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays with whoever stays, and asks again the next time', async () => {
  play('offline')
  await back()
  await question()
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByText('arrive'))
  expect(screen.getByText('the task')).toBeTruthy()
  await back()
  await screen.findByText('elsewhere')
})

it('holds nobody back whose task is finished, or who is signed out', async () => {
  play('saving')
  act(forgetUnsaved)
  await back()
  await screen.findByText('elsewhere')
  cleanup()
  play('saving')
  setSession('false')
  await back()
  await screen.findByText('elsewhere')
})

it('prints nothing about an address that is typed while there is nothing to ask', async () => {
  const warn = vi.spyOn(console, 'warn')
  const typed = createHashRouter([
    { path: '/task', element: <Task first="saved" /> },
    { path: '*', element: 'elsewhere' },
  ])
  await act(() => typed.navigate('/task'))
  render(<RouterProvider router={typed} />)
  // as the browser does: an entry of which the router knows nothing
  history.pushState(null, '', '#/map')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
  await screen.findByText('elsewhere')
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
  typed.dispose()
})
