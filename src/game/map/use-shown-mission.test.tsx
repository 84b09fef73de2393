import { answerWith } from '#src/testing/fake-server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOBILE } from '#shared/domain/mobile.ts'
import type { SceneLayout } from '#shared/scene/layout.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { bareElement } from '#src/features/missions/placeholder.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aMission, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { useShownMission } from './use-shown-mission.ts'

const canvas = (width: number, height: number): SceneLayout => ({
  size: { width, height },
  safe: { x: 0, y: 0, width, height },
  background: null,
  layers: [],
  elements: [],
})
const drawnTwice = aNode({ scene: canvas(1920, 1080), mobileScene: canvas(1080, 1920) })

function Shown() {
  const { scene } = useShownMission(drawnTwice.id)
  return <p>{scene && `${scene.size.width} x ${scene.size.height}`}</p>
}

beforeEach(async () => {
  await speakIn('en')
  answerWith((url) =>
    url.includes('/details')
      ? { status: 200, body: { missions: [] } }
      : { status: 200, body: aMission({ missionId: drawnTwice.id }) },
  )
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  stageStore.setState(stageStore.getInitialState(), true)
  vi.unstubAllGlobals()
})

it.each([
  ['a phone', true, '1080 x 1920'],
  ['any other screen', false, '1920 x 1080'],
])('on %s the stage shows the art that was drawn for it [STAGE-3]', async (_, isPhone, size) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === MOBILE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const path = '/app/game/plot/map/isles/Isles'
  renderInGame(<Shown />, path, [drawnTwice], path, { isGraphicsForMobile: true })
  expect(await screen.findByText(size)).toBeTruthy()
})

it.each([
  ['the shop', 'view shop', '/app/shop'],
  ['my space', 'view my-space', '/app/player'],
])('a press on the place of %s leads there [SHOP-1] [SPACE-1]', async (_, id, page) => {
  const box = { x: 0, y: 0, width: 100, height: 100 }
  const views = (['shop', 'my-space'] as const).map((view) => ({ ...bareElement(view, box), view, from: 0 }))
  const drawn = aNode({ scene: { ...canvas(1920, 1080), views } })
  const path = '/app/game/plot/map/isles/Isles'
  renderInGame(<Shown />, path, [drawn], path)
  await screen.findByText('1920 x 1080')
  const { scene } = stageStore.getState()
  expect(scene?.elements.map((element) => [element.id, element.name])).toEqual([
    ['view shop', 'Shop'],
    ['view my-space', 'My space'],
  ])
  act(() => {
    stageStore.setState({ shown: scene })
    stageActions.press(id)
  })
  await waitFor(() => expect(addressInGame()).toBe(page))
})
