import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { stageStore } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

function Game() {
  useArrivalFocus()
  return (
    <>
      <nav>
        <button data-element="pill" />
      </nav>
      <Outlet />
    </>
  )
}

afterEach(() => {
  cleanup()
  stageStore.setState(stageStore.getInitialState(), true)
})

it('stands on the task that was left, once its scene stands before the player', async () => {
  const router = createMemoryRouter(
    [
      {
        element: <Game />,
        children: [
          { path: 'app/game/plot/task/:taskId/*', element: null },
          { path: 'app/game/plot/mission/:missionId/:missionName', element: null },
        ],
      },
    ],
    { initialEntries: ['/app/game/plot/task/pill/1'] },
  )
  const shown = aScene('harbour', { elements: [anElement('pill')] })
  stageStore.setState({ scene: shown, shown, status: 'ready', isCovered: true })
  const { getByRole } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/app/game/plot/mission/harbour/Harbour'))
  expect(document.activeElement).toBe(document.body)
  act(() => stageStore.setState({ isCovered: false }))
  await waitFor(() => expect(document.activeElement).toBe(getByRole('button')))
})
