import { MOBILE } from '#shared/domain/mobile.ts'
import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { progressQuery } from '#src/features/progress/queries.ts'
import { dropTutorial, nextStep, showSpots, useTutorial } from '#src/features/tutorial/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { stageStore, useStage } from '#src/stage/stage-store.ts'
import { anElement, aScene } from '#src/stage/testing/scenes.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { closePanel, openPanel, useHudPanel } from '../hud/hud-store.ts'
import { useArrival } from '../map/arrival.ts'
import { closeOfflinePopup, reopenOfflinePopup } from '#src/shell/offline/offline-store.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { Overlays } from '#src/testing/overlays.tsx'
import { MapWatch } from '../hud/MapWatch.tsx'
import { forgetParts } from './pieces-left.ts'
import { showAround, stopShowing } from './showing.ts'

beforeEach(async () => {
  await speakIn('en')
  showAround()
})
afterEach(() => {
  cleanup()
  stopShowing()
  forgetParts()
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

it('waits, where it comes by itself, until the player has closed what they opened meanwhile [TUT-2]', () => {
  stopShowing()
  answerWith(() => ({ status: 404 }))
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen: false }))
  const none = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }
  queryClient.setQueryData(progressQuery.queryKey, none)
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(() => openPanel('me'))
  act(haveMap)
  expect(useTutorial.getState().state).toBe('inactive')
  act(closePanel)
  expect(useTutorial.getState().state).toBe('active')
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

it('shows where to begin first, and its last card leads there; the menu is explained as it is opened, and stays open [TUT-2] [TUT-3]', async () => {
  stopShowing()
  answerWith(() => ({ status: 404 }))
  const profile = aProfile({ isTutorialSeen: false })
  queryClient.setQueryData(profileQuery.queryKey, profile)
  const none = { playerProgress: 0, playerPoints: 0 }
  queryClient.setQueryData(progressQuery.queryKey, {
    ...none,
    playerCoins: 0,
    items: [{ id: 'harbour', ...none }],
  })
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  // a place that has not been drawn yet is waited for
  const elements = [anElement('harbour', { isNext: true })]
  act(() => stageStore.setState({ status: 'ready', shown: aScene('isles', { elements }), isCovered: false }))
  // the menu is no part of it
  expect(useHudPanel.getState().open).toBeNull()
  const enter = vi.fn<() => void>()
  act(() => showSpots([{ name: 'mark', label: 'Harbour', box: () => null, enter }]))
  fireEvent.click(await screen.findByRole('button', { name: 'Let’s go' }))
  expect(enter).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => openPanel('me'))
  await screen.findByRole('button', { name: 'Skip the tour' })
  expect(useHudPanel.getState()).toEqual({ open: 'me', use: 'measured' })
  fireEvent.click(screen.getByRole('button', { name: 'Skip the tour' }))
  await waitFor(() => expect(useHudPanel.getState()).toEqual({ open: 'me', use: 'pressed' }))
  expect(screen.queryByRole('button', { name: 'Skip the tour' })).toBeNull()
  act(closePanel)
  const saved = () =>
    asked.filter(({ method }) => method === 'PATCH').map(({ body }): unknown => JSON.parse(String(body)))
  await waitFor(() =>
    expect(saved()).toEqual([{ isTutorialSeen: true, tourLeft: ['reward', 'menu'] }, { tourLeft: [] }]),
  )
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

it('says on a phone where to begin and leads there; the rest comes on one card with the first task done [TUT-2] [TUT-5]', async () => {
  stopShowing()
  answerWith(() => ({ status: 404 }))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === MOBILE }) as MediaQueryList,
  )
  const pressed = vi.spyOn(stageActions, 'press').mockReturnValue(undefined)
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen: false }))
  const progress = { playerProgress: 0, playerPoints: 0, playerCoins: 0, items: [] }
  queryClient.setQueryData(progressQuery.queryKey, progress)
  renderInGame(tour, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  const elements = [anElement('harbour', { isNext: true, name: 'Harbour' })]
  act(() => stageStore.setState({ status: 'ready', shown: aScene('isles', { elements }), isCovered: false }))
  await screen.findByRole('heading', { name: 'Start here: Harbour' })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Let’s go' }))
  expect(pressed).toHaveBeenCalledExactlyOnceWith('harbour')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => void queryClient.setQueryData(progressQuery.queryKey, { ...progress, playerPoints: 60 }))
  await screen.findByRole('heading', { name: 'A quick tour' })
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  fireEvent.click(screen.getByRole('button', { name: 'Let’s go' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryData(profileQuery.queryKey)?.tourLeft).toEqual([])
  pressed.mockRestore()
  vi.mocked(matchMedia).mockRestore()
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
