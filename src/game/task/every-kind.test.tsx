import { answerWith, refusal, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TASK_KINDS, type TaskKind } from '#kinds/shared.ts'
import type { MoveOf, PlayableOf, StateOf } from '#shared/scene/tasks/task.ts'
import { setSession } from '#src/features/session/store.ts'
import { keyOfMoves } from '#src/features/tasks/kept-moves.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { TaskRoute } from '../routes/TaskRoute.tsx'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'

const film = { film: '/f.webm', poster: '/f.webp', isPlaylist: false, seconds: 20, captions: [] }
const side = (key: string) => [{ key, text: key, picture: null }]
const spot = { id: 'bin', at: [10, 80], title: 'Bin', text: '', picture: null, pictureAlt: '' } as const
const book = { key: 'any', title: 'Weather', words: [9], format: 'epub', language: 'en' } as const
const card = { id: 'one', picture: null, pictureAlt: '', title: 'One', text: 'Read.', question: null }
const scene = { id: 'door', picture: '/door.webp', title: 'Door', text: 'Who is it?' }
const item = { id: 'sco', title: 'Part', depth: 0, href: 'a.html', isSco: true, masteryScore: null }

/** What is played, how it stands, and one thing that was done in it and has not arrived. */
const PLAYED: { [Kind in TaskKind]: [PlayableOf<Kind>, StateOf<Kind>, MoveOf<Kind>] } = {
  'learning-pill': [
    { type: 'learning-pill', cards: [card, { ...card, id: 'two' }] },
    { type: 'learning-pill', card: 0, answered: [] },
    { type: 'learning-pill', card: 1 },
  ],
  grafika: [
    { type: 'grafika', picture: '/office.webp', pictureAlt: '', spots: [{ ...spot, at: [10, 80] }] },
    { type: 'grafika', seen: [] },
    { type: 'grafika', saw: 'bin' },
  ],
  ebook: [
    {
      type: 'ebook',
      books: [{ ...book, words: [9], direction: 'ltr', inOrder: 1, contents: [], chapters: ['/c0.json'] }],
    },
    { type: 'ebook', place: null, read: [], secondsLeft: 0 },
    { type: 'ebook', place: { book: 'any', part: 0, path: '', offset: 0 } },
  ],
  egzamin: [
    {
      type: 'egzamin',
      questions: [{ id: 'q', text: 'Why?', isMultiple: false, answers: [{ id: 'a', text: 'So' }] }],
      isSurenessAsked: false,
      passMark: 50,
    },
    { type: 'egzamin', question: 0, given: [], leftMs: null, result: null, review: [] },
    { type: 'egzamin', answer: { question: 'q', answers: ['a'] } },
  ],
  film2: [
    { type: 'film2', ...film },
    { type: 'film2', at: 0, seen: [] },
    { type: 'film2', at: 3, seen: [[0, 3]] },
  ],
  video_player: [
    { type: 'video_player', ...film },
    { type: 'video_player', at: 0, seen: [] },
    { type: 'video_player', at: 3, seen: [[0, 3]] },
  ],
  'quiz-connector-mothers-children': [
    { type: 'quiz-connector-mothers-children', left: side('l'), right: side('r') },
    { type: 'quiz-connector-mothers-children', lines: [], isChecked: false, judged: [] },
    { type: 'quiz-connector-mothers-children', join: { left: 'l', right: 'r' } },
  ],
  symulacja_v3: [
    {
      type: 'symulacja_v3',
      assistant: null,
      scenes: [
        { ...scene, choices: [{ id: 'open', to: 'end', text: 'Open' }] },
        { ...scene, id: 'end', choices: [] },
      ],
    },
    { type: 'symulacja_v3', path: [], ending: null },
    { type: 'symulacja_v3', scene: 'door', choice: 'open' },
  ],
  scorm12: [
    {
      type: 'scorm12',
      title: 'A lesson',
      items: [{ ...item, launchData: '', maxTime: '', timeLimitAction: '' }],
    },
    { type: 'scorm12', items: [], last: null, secondsLeft: 0 },
    { type: 'scorm12', item: 'sco', visit: PAGE },
  ],
  survey: [
    {
      type: 'survey',
      questions: [{ id: 'q', text: 'How?', isOptional: false, sort: 'stars', starsNumber: 5, view: 'task' }],
    },
    { type: 'survey', answers: [], isHandedIn: false },
    { type: 'survey', answer: { question: 'q', value: 4 } },
  ],
  upload: [
    {
      type: 'upload',
      accepts: ['document'],
      minimum: 1,
      maximum: 2,
      question: '',
      text: '',
      explanation: '',
    },
    { type: 'upload', files: [], isHandedIn: false },
    { type: 'upload', action: 'add', file: PAGE },
  ],
}

/** Answers every move with this, when it is called. */
let land: (answer: Answer) => void

/** Somebody has finished the task on another device. */
let isOver = false

async function play(kind: TaskKind) {
  const [playable, state, move] = PLAYED[kind]
  const landed = new Promise<Answer>((resolve) => (land = resolve))
  const { id } = aProfile()
  writeLocal(keyOfMoves(id, ATTEMPT, PAGE), JSON.stringify([{ order: 1, move }]))
  answerWith((url) => {
    if (url.endsWith('/moves')) return landed
    if (url.endsWith('/profile')) return { status: 200, body: aProfile() }
    if (url.endsWith('/uploads')) return { status: 200, body: [] }
    if (!url.endsWith('/attempts')) return { status: 404 }
    const task = aTask({ type: kind })
    if (isOver) return refusal(423, 'no-attempts-left')
    return { status: 200, body: { id: ATTEMPT, taskId: task.id, task, playable, state } }
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
    expect(localKeys('moves:')).toEqual([])
  },
)

it('whoever goes back from what was meanwhile finished elsewhere is not kept there either [TASK-2]', async () => {
  const { router } = await play('survey')
  await act(() => router.navigate(-1))
  isOver = true
  act(() => land(refusal(409, 'attempt-finished')))
  await screen.findByText('elsewhere')
})
