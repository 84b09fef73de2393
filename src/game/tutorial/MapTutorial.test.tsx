import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { dropTutorial, nextStep, showSpots, useTutorial } from '#src/features/tutorial/store.ts'
import { MOBILE } from '#src/lib/use-media.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore, useStage } from '#src/stage/stage-store.ts'
import { aScene } from '#src/stage/testing/scenes.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { useHudPanel } from '../hud/hud-store.ts'
import { useArrival } from '../map/arrival.ts'
import { closeOfflinePopup, reopenOfflinePopup } from '#src/shell/offline/offline-store.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { MapWatch } from '../hud/MapWatch.tsx'
import { showAround, stopShowing } from './showing.ts'

beforeEach(async () => {
  await speakIn('en')
  showAround()
})
afterEach(() => {
  cleanup()
  stopShowing()
  overlay.clear()
  dropTutorial()
  stageStore.setState(stageStore.getInitialState(), true)
  queryClient.clear()
})

const tour = (
  <>
    <MapWatch isPage={false} />
    <Overlays />
  </>
)

/** The map stands, and nothing is told over it. */
const haveMap = () => stageStore.setState({ status: 'ready', shown: aScene('isles'), isCovered: false })

it('waits for the first glide over the map, also where that begins with it [TUT-2]', () => {
  answerWith(() => ({ status: 404 }))
  function Arriving() {
    const isThere = useStage(({ status }) => status === 'ready')
    useLayoutEffect(() => {
      if (isThere) useArrival.setState({ isGliding: true })
    }, [isThere])
    return null
  }
  const page = (
    <>
      {tour}
      <Arriving />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(haveMap)
  expect(useTutorial.getState().state).toBe('inactive')
  act(() => useArrival.setState({ isGliding: false }))
  expect(useTutorial.getState().state).toBe('active')
})

it('waits under the offline pop-up until that is closed [TUT-2] [SHELL-2]', () => {
  answerWith(() => ({ status: 404 }))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(haveMap)
  expect(useTutorial.getState().state).toBe('inactive')
  act(closeOfflinePopup)
  expect(useTutorial.getState().state).toBe('active')
  act(reopenOfflinePopup)
  onLine.mockRestore()
})

it('opens the main menu unseen for its buttons, shows it with their cards, and closes it after them [TUT-3]', () => {
  answerWith(() => ({ status: 404 }))
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  const menu = () => useHudPanel.getState()
  act(haveMap)
  expect(menu()).toEqual({ open: 'me', use: 'measured' })
  const box = () => null
  const child = { name: 'messages', label: 'Messages', box, reveal: () => {} } as const
  act(() =>
    showSpots([
      { name: 'mark', box },
      { name: 'navigation', box, children: [child, { ...child, name: 'invite' }] },
      { name: 'playerSettings', box },
    ]),
  )
  const open = [menu().open]
  for (let step = 0; step < 3; step++) {
    act(nextStep)
    open.push(menu().open)
  }
  expect(open).toEqual([null, 'me', 'me', null])
  act(dropTutorial)
  expect(menu().open).toBeNull()
})

it('makes room for a task introduction that is opened by its address, and comes again after it [TUT-1] [ROUTE-4]', () => {
  answerWith(() => ({ status: 404 }))
  let goTo: (path: string) => void = () => {}
  function Address() {
    const navigate = useNavigate()
    goTo = (path) => void navigate(path)
    return null
  }
  const page = (
    <>
      {tour}
      <Address />
    </>
  )
  renderInGame(page, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(haveMap)
  expect(screen.queryAllByRole('dialog')).not.toEqual([])
  act(() => goTo('/app/game/plot/task-introduction/two-keys/harbour'))
  expect(screen.queryAllByRole('dialog')).toEqual([])
  act(() => goTo('/app/game/plot/map/harbour/Harbour'))
  expect(screen.queryAllByRole('dialog')).not.toEqual([])
})

it('goes on where it was after something that came over the map [TUT-2]', () => {
  answerWith(() => ({ status: 404 }))
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(haveMap)
  act(() => showSpots([{ name: 'mark', box: () => null }]))
  const { steps } = useTutorial.getState()
  expect(steps).toHaveLength(1)
  act(() => useArrival.setState({ isGliding: true }))
  act(() => useArrival.setState({ isGliding: false }))
  expect(useTutorial.getState().steps).toBe(steps)
})

it('a newcomer who was shown around has seen it, also where that does not arrive [TUT-2]', async () => {
  answerWith(() => ({ status: 503 }))
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen: false }))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === MOBILE }) as MediaQueryList,
  )
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(haveMap)
  fireEvent.click(await screen.findByRole('button', { name: 'Let’s go' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(queryClient.getQueryData(profileQuery.queryKey)?.isTutorialSeen).toBe(true)
  vi.mocked(matchMedia).mockRestore()
})
