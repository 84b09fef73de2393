import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useWaitingFinishes } from '#src/outbox/waiting/waiting-finishes.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aMission, aNode, anAdventure, aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { MissionButton } from './MissionButton.tsx'

const isles = aNode({ id: 'isles', childIds: ['harbour'] })
const harbour = aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', parentId: 'isles' })
const played = aPlayedAdventure({ adventure: anAdventure([isles, harbour]) })

async function stand(isDone: boolean) {
  await speakIn('en')
  const onTask = vi.fn()
  const mission = aMission({ missionId: 'harbour', tasks: [aTask({ is_completed: isDone })] })
  const router = createMemoryRouter(
    [
      {
        path: '/app/game/plot/mission/:missionId/:missionName',
        element: <MissionButton mission={mission} onTask={onTask} />,
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/app/game/plot/mission/harbour/Harbour'] },
  )
  render(
    <AdventureContext value={played}>
      <RouterProvider router={router} />
    </AdventureContext>,
  )
  await userEvent.click(screen.getByRole('button'))
  return { router, onTask }
}

afterEach(() => {
  cleanup()
  useWaitingFinishes.setState({ taskIds: [] })
})

it('leads to the next task as long as one is left', async () => {
  const { onTask } = await stand(false)
  expect(onTask).toHaveBeenCalledExactlyOnceWith('long-passphrases')
})

it('leads back to the map once every task is done [MAP-2]', async () => {
  const { router, onTask } = await stand(true)
  expect(onTask).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/app/game/plot/map/isles/Lantern%20Isles')
})

it('leads on from what is finished here and waits to be sent [SW-3]', async () => {
  useWaitingFinishes.setState({ taskIds: ['long-passphrases'] })
  const { router, onTask } = await stand(false)
  expect(onTask).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/app/game/plot/map/isles/Lantern%20Isles')
})
