import { answerWith, asked, refusal, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { KIND_FOLDERS } from '#kinds/list.ts'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { attemptSample } from '#src/testing/attempt-samples.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { TaskRoute } from '../pages/TaskRoute.tsx'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'

/** Answers every move with this, when it is called. */
let land: (answer: Answer) => void

/** Somebody has finished the task on another device. */
let isOver = false

async function play(kind: TaskKind) {
  const [playable, state, move] = attemptSample(kind)
  const landed = new Promise<Answer>((resolve) => (land = resolve))
  const { id } = aProfile()
  writeLocal(`outbox:${id}:moves:${ATTEMPT}:${PAGE}`, JSON.stringify([{ order: 1, item: move }]))
  answerWith((url) => {
    if (url.endsWith('/moves')) return landed
    if (url.endsWith('/profile')) return { status: 200, body: aProfile() }
    if (url.endsWith('/uploads')) return { status: 200, body: [] }
    if (!url.endsWith('/attempts')) return { status: 404 }
    const task = aTask({ type: kind })
    if (isOver) return refusal(423, 'no-attempts-left')
    // a newer server says more of it than this page knows
    const more = { hologram: 4 }
    const attempt = { id: ATTEMPT, taskId: task.id, task: { ...task, ...more }, ...more }
    return {
      status: 200,
      body: { ...attempt, playable: { ...playable, ...more }, state: { ...state, ...more } },
    }
  })
  const router = createMemoryRouter(
    [
      { path: '/task/:taskId/*', element: <TaskRoute /> },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: ['/map', '/task/long-passphrases/1'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={aPlayedAdventure({ adventure: anAdventure([aNode({ id: 'harbour' })]) })}>
        <RouterProvider router={router} />
      </AdventureContext>
    </QueryClientProvider>,
  )
  await screen.findByText('Saving')
  // what the router is told of comes with the effects
  await act(() => Promise.resolve())
  return { router, saved: { status: 200, body: { state, refused: [] } } }
}

beforeEach(async () => {
  isOver = false
  setSession('true')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ html: '<p>Rain.</p>' })))
  await speakIn('en')
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  localKeys('').forEach(dropLocal)
  vi.unstubAllGlobals()
})

it.each(TASK_KINDS)(
  'whoever goes back in %s while it is saved leaves when that has landed [TASK-2]',
  async (kind) => {
    const { router, saved } = await play(kind)
    await act(() => router.navigate(-1))
    await waitFor(() =>
      expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['blocked']),
    )
    act(() => land(saved))
    await screen.findByText('elsewhere')
    expect(localKeys('outbox:')).toEqual([])
  },
)

it('whoever goes back from what was meanwhile finished elsewhere is not kept there either [TASK-2]', async () => {
  const { router } = await play('survey')
  await act(() => router.navigate(-1))
  isOver = true
  act(() => land(refusal(409, 'attempt-finished')))
  await screen.findByText('elsewhere')
})

/** As many controls are pressed, one after the other. */
const MOST_PRESSES = 8

/** Rules that need computed colours, which happy-dom lacks, or the rest of the page, which is not rendered here. */
const UNTESTABLE_HERE = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main']

/** The texts of a kind that has some, by their file. */
const TEXTS = import.meta.glob<Record<string, unknown>>('/kinds/*/i18n/*.json', {
  eager: true,
  import: 'default',
})

describe.each(TASK_KINDS)('a player of %s', (kind) => {
  it('shows what a newer server says more of, goes on from what was stored, and sends it [TASK-2]', async () => {
    const { saved } = await play(kind)
    const sent = asked.find(({ url }) => url.endsWith('/moves'))
    expect(JSON.stringify(sent)).toContain(kind)
    act(() => land(saved))
    await waitFor(() => expect(localKeys('outbox:').filter((entry) => entry.includes(':moves:'))).toEqual([]))
  })

  it('stores what was done while there is no link [TASK-2]', async () => {
    await play(kind)
    act(() => land('no-answer'))
    await screen.findByText(/Offline|Not saved/)
    expect(localKeys('outbox:').filter((entry) => entry.includes(':moves:'))).not.toEqual([])
  })

  it('is left and used by keyboard, in the order of the page [TASK-2]', async () => {
    await play(kind)
    const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]')]
    expect(stops.filter(({ tabIndex }) => tabIndex > 0)).toEqual([])
    expect(screen.getByRole('button', { name: 'Back to the mission' }).tabIndex).toBe(0)
  })

  it('has the focus somewhere, whatever is pressed in it by keyboard [ACCESS-4] [STAGE-8]', async () => {
    const { saved } = await play(kind)
    act(() => land(saved))
    await screen.findByText('Saved')
    const keyboard = userEvent.setup()
    const open = 'button:enabled, input:enabled, textarea:enabled, select:enabled, summary, [role="slider"]'
    const controls = () => [
      ...document.querySelectorAll<HTMLElement>(`main :is(${open}), footer :is(${open})`),
    ]
    for (let press = 0; press < MOST_PRESSES; press++) {
      const control = controls()[press]
      if (!control) break
      act(() => control.focus())
      // what it does to the focus src/testing/focus-guard.ts sees
      await keyboard.keyboard(control.matches('input') ? ' ' : '{Enter}')
    }
  })

  it('takes notes of its player [SPACE-1]', async () => {
    await play(kind)
    screen.getByRole('button', { name: 'My notes' })
  })

  it('has no violation that axe finds [TASK-2]', async () => {
    await play(kind)
    const rules = Object.fromEntries(UNTESTABLE_HERE.map((id) => [id, { enabled: false }]))
    const { violations } = await axe.run(document.body, { rules })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

it.each(KIND_FOLDERS)('%s has its texts in every language, or none [LANG-1]', (folder) => {
  const languages = Object.keys(TEXTS).filter((path) => path.startsWith(`/kinds/${folder}/`))
  expect([0, LANGUAGE_CODES.length]).toContain(languages.length)
})
