import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aChild, aMission, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { DestinationRoute } from './DestinationRoute.tsx'

const nodes = [
  aNode({ id: 'keep', name: 'Keep', kind: 'destination' }),
  aNode({ id: 'harbour', name: 'Harbour', kind: 'board', parentId: 'keep' }),
  aNode({ id: 'bottle', name: 'Bottle', kind: 'easter_egg', parentId: 'keep' }),
]
const keep = aMission({
  missionId: 'keep',
  missionName: 'Keep',
  missions: [aChild(), aChild({ missionId: 'bottle', missionName: 'Bottle', tasks: 0 })],
})

function answer(url: string): Answer {
  if (url.includes('/details')) return { status: 200, body: { missions: [] } }
  return url.includes('/mission/') ? { status: 200, body: keep } : { status: 404 }
}

describe('a destination [MAP-3] [ROUTE-3]', () => {
  beforeEach(async () => {
    answerWith(answer)
    await speakIn('en')
    const pattern = '/app/game/plot/destination/:missionId/Keep'
    renderInGame(<DestinationRoute />, '/app/game/plot/destination/keep/Keep', nodes, pattern)
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
    stageStore.setState(stageStore.getInitialState(), true)
  })

  it('has its places in the scene and as a list, and its easter egg only in the scene', async () => {
    const places = await screen.findByRole('list', { name: 'Where to go next' })
    expect(places.textContent).toContain('Harbour')
    expect(places.textContent).not.toContain('Bottle')
    await waitFor(() =>
      expect(stageStore.getState().scene?.elements.map(({ id }) => id)).toEqual(['harbour', 'bottle']),
    )
  })

  it('leads through a door of the list', async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Harbour/ }))
    expect(addressInGame()).toBe('/app/game/plot/board/harbour/Harbour')
  })
})
