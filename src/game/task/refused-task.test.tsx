import { answerWith, refusal, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { watchFailures } from '#src/shell/failures.ts'
import { IntroductionRoute } from '../pages/IntroductionRoute.tsx'
import { TaskRoute } from '../pages/TaskRoute.tsx'

let stop: () => void
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await speakIn('en')
  stop = watchFailures()
})
afterEach(() => {
  stop()
  cleanup()
  overlay.clear()
  queryClient.clear()
})

const TASK = { page: <TaskRoute />, path: '/app/tasks/pulse/1', pattern: '/app/tasks/:taskId/*' }
const INTRODUCTION = {
  page: <IntroductionRoute />,
  path: '/app/introduction/pulse/harbour',
  pattern: '/app/introduction/:taskId/:missionId',
}

/** Shows a page of the task whose call is refused, with the modal of the shell. */
function open({ page, path, pattern }: { page: ReactNode; path: string; pattern: string }, refused: Answer) {
  const isStart = page === TASK.page
  answerWith((url) => {
    if (isStart ? url.endsWith('/attempts') : url.endsWith('/tasks/pulse')) return refused
    if (url.endsWith('/tasks/pulse')) return { status: 200, body: aTask({ id: 'pulse' }) }
    if (url.endsWith('/player/profile')) return { status: 200, body: aProfile() }
    // the scene of its mission is still on its way
    return new Promise(() => {})
  })
  const nodes = [aNode({ id: 'isles' }), aNode({ id: 'harbour' })]
  const shown = (
    <>
      {page}
      <Overlays />
    </>
  )
  renderInGame(shown, path, nodes, pattern)
}

/** All that is said of the failure, in the page and by the modal. */
const said = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)

const ADVICE = [
  [406, 'malformed', /in the requested format/],
  [409, 'changed', /has changed in the meantime/],
  [422, 'malformed', /did not accept/],
  [429, 'too-many', /Too many requests at once/],
] as const

describe.each([
  ['a task that is begun', TASK],
  ['an introduction', INTRODUCTION],
])('%s', (_, shown) => {
  it.each(ADVICE)('at %i gives its own advice, once, and no modal [INFO-4]', async (status, code, advice) => {
    open(shown, refusal(status, code))
    expect(await said()).toEqual([expect.stringMatching(advice)])
  })

  it.each([
    [403, 'anti-forgery', /out of date and cannot open the task/],
    [500, 'internal', /could not be loaded/],
  ] as const)(
    'at %i brings the modal alone, and its own advice after it [ERR-1] [INFO-4]',
    async (status, code, advice) => {
      open(shown, refusal(status, code))
      expect(await said()).toEqual([expect.stringMatching(/^Something went wrong/)])
      await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
      expect(await said()).toEqual([expect.stringMatching(advice)])
    },
  )
})

it('a locked task says so once, and no modal comes [INFO-4]', async () => {
  open(TASK, refusal(423, 'task-locked'))
  expect(await said()).toEqual([expect.stringMatching(/This task is still locked/)])
})
