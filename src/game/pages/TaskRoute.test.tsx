import { answerWith, refusal, type Answer } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Attempt } from '#shared/contract/attempts.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { TaskRoute } from './TaskRoute.tsx'

const stars = { isOptional: false, sort: 'stars', starsNumber: 5, view: 'task' } as const

const attempt: Attempt = {
  id: 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81',
  taskId: 'pulse',
  task: aTask({ id: 'pulse', type: 'survey', name: 'Pulse' }),
  playable: {
    type: 'survey',
    questions: [{ ...stars, id: 'team', text: 'How good?' }],
  },
  state: { type: 'survey', answers: [], isHandedIn: false },
}

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a task that was handed in elsewhere says so at the next press, and is played no further [ROUTE-6]', async () => {
  let isHandedIn = false
  answerWith((url) => {
    if (url.endsWith('/moves')) return refusal(409, 'attempt-finished')
    if (!url.endsWith('/attempts')) return { status: 200, body: aProfile() }
    return isHandedIn ? refusal(423, 'no-attempts-left') : { status: 200, body: attempt }
  })
  renderInGame(<TaskRoute />, '/app/tasks/pulse/1', [aNode({ id: 'harbour' })], '/app/tasks/:taskId/*')
  const four = await screen.findByRole('radio', { name: /^4 of 5/ })
  isHandedIn = true
  await userEvent.click(four)
  await screen.findByText('You have no attempts left.')
  expect(screen.queryByRole('radio')).toBeNull()
})

it.each([
  { isAnonymous: true, count: 0 },
  { isAnonymous: false, count: 1 },
])(
  'an anonymous survey takes no notes, any other does: $isAnonymous, $count [SPACE-1]',
  async ({ isAnonymous, count }) => {
    const task = { ...attempt.task, isAnonymous }
    const body = { ...attempt, task, playable: { ...attempt.playable, isAnonymous } }
    answerWith((url) => ({ status: 200, body: url.endsWith('/attempts') ? body : aProfile() }))
    renderInGame(<TaskRoute />, '/app/tasks/pulse/1', [aNode({ id: 'harbour' })], '/app/tasks/:taskId/*')
    await screen.findByRole('radio', { name: /^4 of 5/ })
    expect(screen.queryAllByRole('button', { name: 'My notes' })).toHaveLength(count)
  },
)

it('a task that is still locked says what is missing, and leads there [ROUTE-6] [INFO-4]', async () => {
  const condition = { kind: 'mission' as const, id: 'harbour', name: 'Harbour' }
  const locked = aTask({ id: 'pulse', unmet: [{ need: 'all', of: [condition] }] })
  answerWith((url) => {
    if (url.endsWith('/attempts')) return refusal(423, 'task-locked')
    return { status: 200, body: url.endsWith('/tasks/pulse') ? locked : aProfile() }
  })
  renderInGame(<TaskRoute />, '/app/tasks/pulse/1', [aNode({ id: 'harbour' })], '/app/tasks/:taskId/*')
  await screen.findByText('This task is still locked. First finish “Harbour”.')
  await userEvent.click(screen.getByRole('button', { name: 'Go there' }))
  expect(addressInGame()).toContain('/harbour/')
})

it('a task that was opened before it was known who plays goes on where it is when that comes [TASK-2]', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  const state = { type: 'survey', answers: [{ question: 'team', value: 4 }], isHandedIn: false }
  const questions = [
    { ...stars, id: 'team', text: 'How good?' },
    { ...stars, id: 'day', text: 'Today?' },
  ]
  const body = { ...attempt, playable: { type: 'survey', questions } }
  let moved: Answer | Promise<Answer> = { status: 200, body: { state, refused: [] } }
  let profile: Answer | Promise<Answer> = { status: 500 }
  answerWith((url) => {
    if (url.endsWith('/moves')) return moved
    return url.endsWith('/attempts') ? { status: 200, body } : profile
  })
  renderInGame(<TaskRoute />, '/app/tasks/pulse/1', [aNode({ id: 'harbour' })], '/app/tasks/:taskId/*')
  const starsOf = (group: string) =>
    within(screen.getByRole('group', { name: group })).getByRole<HTMLInputElement>('radio', {
      name: /^4 of 5/,
    })
  await screen.findByRole('group', { name: 'Today?' })
  await userEvent.click(starsOf('How good?'))
  await screen.findByText('Saved')

  let land = (_answer: Answer): void => {}
  profile = new Promise((resolve) => (land = resolve))
  const known = queryClient.refetchQueries(profileQuery)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(starsOf('How good?').checked).toBe(true)
  land({ status: 200, body: aProfile() })
  await act(() => known)
  moved = new Promise(() => {})
  await userEvent.click(starsOf('Today?'))
  expect([starsOf('How good?').checked, starsOf('Today?').checked]).toEqual([true, true])
})
