import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { watchFailures } from '#src/shell/failures.ts'
import { apiErrorOf, Overlays } from '#src/testing/overlays.tsx'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode, aTask } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { IntroductionRoute } from '../pages/IntroductionRoute.tsx'
import { TaskRoute } from '../pages/TaskRoute.tsx'

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
let stop: () => void
beforeEach(() => (stop = watchFailures()))
afterEach(() => {
  stop()
  cleanup()
  overlay.clear()
  queryClient.clear()
  reload.mockClear()
})

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'

const PAGES = {
  'the introduction': [
    <IntroductionRoute />,
    '/app/introduction/pulse/harbour',
    '/app/introduction/:taskId/:missionId',
  ],
  'the task itself': [<TaskRoute />, '/app/tasks/pulse/1', '/app/tasks/:taskId/*'],
  'what was handed in': [<TaskRoute />, '/app/tasks/pulse/1?review', '/app/tasks/:taskId/*'],
} satisfies Record<string, [ReactNode, string, string]>

/** As a newer server answers: a kind of task, and what an attempt at it holds, that no page of this release knows. */
function open(name: keyof typeof PAGES): void {
  const task = { ...aTask({ id: 'pulse' }), type: 'hologram' }
  const holds = { type: 'hologram', layers: 4 }
  const attempt = { id: ATTEMPT, taskId: 'pulse', task, playable: holds, state: holds }
  answerWith((url) => {
    if (/\/tasks\/pulse\/(attempts|review)$/.test(url)) return { status: 200, body: attempt }
    if (url.endsWith('/tasks/pulse')) return { status: 200, body: task }
    if (url.endsWith('/player/profile')) return { status: 200, body: aProfile() }
    // the scene of its mission is still on its way
    return new Promise(() => {})
  })
  const [page, path, pattern] = PAGES[name]
  const shown = (
    <>
      {page}
      <Overlays />
    </>
  )
  renderInGame(shown, path, [aNode({ id: 'isles' }), aNode({ id: 'harbour' })], pattern)
}

const SENTENCES: Record<(typeof LANGUAGE_CODES)[number], [RegExp, string]> = {
  en: [/newer than the page/, 'Update now'],
  pl: [/nowsze niż otwarta strona/, 'Zaktualizuj'],
  de: [/neuer als die geöffnete Seite/, 'Aktualisieren'],
  es: [/más nueva que la página/, 'Actualizar'],
}

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  'a page older than the kind of a task: %s',
  (name) => {
    it.each(LANGUAGE_CODES)(
      'says so in %s, and loads the new version [TASK-1] [LANG-1]',
      async (language) => {
        await speakIn(language)
        open(name)
        const [sentence, button] = SENTENCES[language]
        expect(await screen.findByText(sentence)).toBeTruthy()
        expect(apiErrorOf()).toBeNull()
        await userEvent.click(screen.getByRole('button', { name: button }))
        await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
      },
    )
  },
)

it('the task itself leaves the way back to the map, should the new version not help [TASK-1] [ROUTE-6]', async () => {
  await speakIn('en')
  open('the task itself')
  await screen.findByText(/newer than the page/)
  expect(screen.getByRole('button', { name: 'Back to the map' })).toBeTruthy()
})

it.each(['the introduction', 'the task itself'] as const)(
  '%s begins no attempt at a task that this page cannot play [TASK-1]',
  async (name) => {
    await speakIn('en')
    open(name)
    await screen.findByText(/newer than the page/)
    expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull()
    expect(asked.filter(({ url }) => url.endsWith('/attempts'))).toEqual([])
  },
)
