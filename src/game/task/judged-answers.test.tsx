import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TaskKind } from '#kinds/shared.ts'
import type { Verdict } from '#shared/domain/verdicts.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { setSession } from '#src/features/session/store.ts'
import { emit, listen } from '#src/lib/events.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { attemptSample } from '#src/testing/attempt-samples.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskRoute } from '../pages/TaskRoute.tsx'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'

let verdicts: Verdict[] = []
let land: (answer: Answer) => void
let stop = () => {}

/** Plays a task of the kind until its first move is on its way. @param before what was judged on an earlier visit */
async function play(kind: TaskKind, before: object = {}) {
  const [playable, state, move] = attemptSample(kind)
  const landed = new Promise<Answer>((resolve) => (land = resolve))
  writeLocal(`outbox:${aProfile().id}:moves:${ATTEMPT}:${PAGE}`, JSON.stringify([{ order: 1, item: move }]))
  answerWith((url) => {
    if (url.endsWith('/moves')) return landed
    if (url.endsWith('/profile')) return { status: 200, body: aProfile() }
    if (url.endsWith('/uploads')) return { status: 200, body: [] }
    if (!url.endsWith('/attempts')) return { status: 404 }
    const task = aTask({ type: kind })
    return {
      status: 200,
      body: { id: ATTEMPT, taskId: task.id, task, playable, state: { ...state, ...before } },
    }
  })
  const router = createMemoryRouter([{ path: '/task/:taskId/*', element: <TaskRoute /> }], {
    initialEntries: ['/task/long-passphrases/1'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={aPlayedAdventure({ adventure: anAdventure([aNode({ id: 'harbour' })]) })}>
        <RouterProvider router={router} />
      </AdventureContext>
    </QueryClientProvider>,
  )
  await screen.findByText('Saving')
  return async (after: object) => {
    await act(async () => {
      land({ status: 200, body: { state: { ...state, ...after }, refused: [] } })
      await Promise.resolve()
    })
    await screen.findByText('Saved')
  }
}

beforeEach(async () => {
  setSession('true')
  verdicts = []
  stop = listen((event) => {
    if (event.type === 'answer-judged') verdicts.push(event.verdict)
  })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ html: '<p>Rain.</p>' })))
  await speakIn('en')
})
afterEach(() => {
  stop()
  cleanup()
  queryClient.clear()
  localKeys('').forEach(dropLocal)
  vi.unstubAllGlobals()
})

const choice = (isCorrect: boolean) => ({
  ...{ answers: [isCorrect ? 'a' : 'b'], correct: ['a'], isCorrect, explanation: '' },
})
const ending = (band: string) => ({ path: [], ending: { band, why: '', review: [] } })
const place = (key: string) => ({ key, at: [1, 1], radius: 4, title: key, explanation: '' })
const estimated = (share: number) => ({
  answered: [{ question: 'report', value: 24, answer: 24, near: 1, share, explanation: '' }],
})

/** What the server says of a kind, and how it is judged. */
const JUDGED: readonly (readonly [TaskKind, object, Verdict[]])[] = [
  ['learning-pill', { answered: [{ card: 'one', ...choice(true) }] }, ['right']],
  ['learning-pill', { answered: [{ card: 'one', ...choice(false) }] }, ['wrong']],
  ['film2', { answered: [{ moment: 'm', ...choice(true) }] }, ['right']],
  ['video_player', { answered: [{ moment: 'm', ...choice(false) }] }, ['wrong']],
  ['estimate', estimated(1), ['right']],
  ['estimate', estimated(0.4), ['nearly']],
  ['estimate', estimated(0), ['wrong']],
  ['flashcards', { known: ['one', 'two'] }, ['right']],
  ['symulacja_v3', ending('good'), ['right']],
  ['symulacja_v3', ending('fair'), ['nearly']],
  ['symulacja_v3', ending('poor'), ['wrong']],
  ['hotspots', { found: [{ ...place('one'), isHinted: false }] }, ['right']],
  ['hotspots', { decoys: [place('two')] }, ['wrong']],
  ['hotspots', { misses: [[9, 9]] }, ['wrong']],
  [
    'cloze',
    {
      isChecked: true,
      judged: [{ gap: 'g1', given: 'lamp', right: 'lamp', isCorrect: true, explanation: '' }],
    },
    ['right'],
  ],
  [
    'quiz-connector-mothers-children',
    { isChecked: true, judged: [{ left: 'l', chosen: 'r', right: 'r', isCorrect: false, explanation: '' }] },
    ['wrong'],
  ],
  [
    'ordering',
    {
      isChecked: true,
      judged: ['s1', 's2', 's3'].map((step, at) => ({
        ...{ step, at: at + 1, isCorrect: at > 0, explanation: '' },
      })),
    },
    ['nearly'],
  ],
  [
    'sorting',
    {
      isChecked: true,
      judged: ['i1', 'i2'].map((item) => ({
        ...{ item, chosen: 'g1', right: 'g1', isCorrect: true, explanation: '' },
      })),
    },
    ['right'],
  ],
]

describe('an answer is answered in the moment in which the server has judged it', () => {
  it.each(JUDGED)('%s %o [TASK-5]', async (kind, after, expected) => {
    const answer = await play(kind)
    expect(verdicts).toEqual([])
    await answer(after)
    expect(verdicts).toEqual(expected)
    expect(document.querySelector('[data-judged]')?.getAttribute('data-judged')).toBe(expected[0])
  })

  it('and not again when the same comes once more, nor what was judged on an earlier visit [TASK-2]', async () => {
    const answered = [{ card: 'one', ...choice(true) }]
    const answer = await play('learning-pill', { answered })
    await answer({ answered })
    expect(verdicts).toEqual([])
    expect(document.querySelector('[data-judged]')).toBeNull()
  })

  it.each(['egzamin', 'survey', 'upload', 'ebook', 'grafika', 'scorm12'] as const)(
    'nothing says right or wrong of %s while it is played [TASK-5]',
    async (kind) => {
      const answer = await play(kind)
      await answer(kind === 'egzamin' ? { given: [{ question: 'q', answers: ['a'], sureness: null }] } : {})
      expect(verdicts).toEqual([])
      expect(document.querySelector('[data-judged]')).toBeNull()
    },
  )
})

describe('right answers in a row', () => {
  const judge = (verdict: Verdict, row: number) => act(() => emit({ type: 'answer-judged', verdict, row }))

  it('are counted from the third on, and one that is wrong takes that away without a word [TASK-5]', async () => {
    await play('learning-pill')
    judge('right', 2)
    expect(screen.queryByText(/in a row/)).toBeNull()
    judge('right', 3)
    screen.getByText('3 in a row')
    judge('nearly', 3)
    screen.getByText('3 in a row')
    judge('wrong', 0)
    expect(screen.queryByText(/in a row/)).toBeNull()
  })

  it('are no matter, nor is light, to who wants calm feedback [ACCESS-5]', async () => {
    await play('learning-pill')
    document.documentElement.dataset['calm'] = 'yes'
    judge('right', 5)
    expect(screen.queryByText(/in a row/)).toBeNull()
    expect(document.querySelector('[data-judged]')).toBeNull()
    delete document.documentElement.dataset['calm']
  })

  it('go on from task to task, and are those of one player [TASK-5]', async () => {
    const rows: number[] = []
    const end = listen((event) => event.type === 'answer-judged' && rows.push(event.row))
    const one = await play('learning-pill')
    await one({ answered: [{ card: 'one', ...choice(true) }] })
    const [first = 0] = rows
    cleanup()
    queryClient.clear()
    localKeys('').forEach(dropLocal)
    const other = await play('estimate')
    await other(estimated(1))
    emit({ type: 'signed-in', path: '/' })
    cleanup()
    queryClient.clear()
    localKeys('').forEach(dropLocal)
    const last = await play('estimate')
    await last(estimated(1))
    end()
    expect(rows).toEqual([first, first + 1, 1])
    await waitFor(() => expect(document.querySelector('[data-verdict]')).not.toBeNull())
  })
})
