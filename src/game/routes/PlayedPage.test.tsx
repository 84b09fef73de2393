import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { missionPath } from '#shared/domain/mission-kinds.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { pathOfIntroduction, pathOfList, pathOfTask } from '#src/navigation/paths.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { anAdventure, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { PlayedPage } from './PlayedPage.tsx'

const MARKET = missionPath('board', 'market', 'The market')

beforeEach(() => speakIn('en'))
afterEach(cleanup)

/** Comes from another page to an address. */
function open(path: string) {
  const nodes = [aNode(), aNode({ id: 'market', name: 'The market', kind: 'board', parentId: 'isles' })]
  const router = createMemoryRouter(
    [{ element: <PlayedPage />, children: [{ path: '*', element: 'The page.' }] }],
    { initialEntries: ['/app', path] },
  )
  render(
    <AdventureContext value={aPlayedAdventure({ adventure: anAdventure(nodes) })}>
      <RouterProvider router={router} />
    </AdventureContext>,
  )
  return router
}

it.each(['map', 'mission', 'LMS', 'destination', 'onboarding', 'easter_egg'])(
  'leads from a mission under the word %s to its own address [ROUTE-3] [ROUTE-6]',
  async (word) => {
    const router = open(`/app/game/plot/${word}/market/Old%20name?found=1`)
    await screen.findByText('The page.')
    expect(router.state.location).toMatchObject({ pathname: MARKET, search: '?found=1' })
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe('/app')
  },
)

it.each([
  MARKET,
  missionPath('board', 'market', 'Its name in another language'),
  missionPath('map', 'isles', 'Isles'),
  missionPath('map', 'nowhere', 'Nowhere'),
  pathOfTask('market'),
  pathOfList('market', 'isles'),
  pathOfIntroduction('whose-data', 'market'),
  '/app',
])('leaves %s as it is [ROUTE-3]', async (path) => {
  const router = open(path)
  await screen.findByText('The page.')
  expect(router.state.location.pathname).toBe(path)
})
