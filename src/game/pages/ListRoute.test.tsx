import { answerWith } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MISSION_KINDS } from '#shared/domain/mission-kinds.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aMission, aNode, aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { ListRoute } from './ListRoute.tsx'

const path = '/app/game/plot/list/harbour/isles'
const open = (kind: (typeof MISSION_KINDS)[number]) =>
  renderInGame(
    <ListRoute />,
    path,
    [aNode(), aNode({ id: 'harbour', name: 'Harbour', kind, parentId: 'isles' })],
    '/app/game/plot/list/:missionId/:parentId',
  )
const STORIES = ['onboarding', 'easter_egg'] as const

describe('the list of a mission [MAP-3] [ROUTE-3]', () => {
  beforeEach(async () => {
    answerWith(() => ({
      status: 200,
      body: aMission({ missionId: 'harbour', missionName: 'Harbour', tasks: [aTask()] }),
    }))
    await speakIn('en')
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it.each(MISSION_KINDS.filter((kind) => !STORIES.some((story) => story === kind)))(
    'shows the tasks of one of type %s',
    async (kind) => {
      open(kind)
      expect(await screen.findByText('Long passphrases')).toBeTruthy()
    },
  )

  it('is named after the mission, which names the document, too [MAP-4] [SHELL-6]', async () => {
    open('allInOne')
    expect(await screen.findByRole('heading', { name: 'Harbour', level: 1 })).toBeTruthy()
  })

  it('takes the focus with its head where its address was typed [ROUTE-6]', async () => {
    open('allInOne')
    const head = await screen.findByRole('heading', { name: 'Harbour', level: 1 })
    expect(document.activeElement).toBe(head)
  })

  it('of missions takes the focus, too [ROUTE-6]', async () => {
    answerWith(() => ({ status: 200, body: { missions: [] } }))
    const nodes = [aNode({ id: 'isles', childIds: ['harbour'] }), aNode({ id: 'harbour', parentId: 'isles' })]
    renderInGame(
      <ListRoute />,
      '/app/game/plot/list/isles/isles',
      nodes,
      '/app/game/plot/list/:missionId/:parentId',
    )
    const head = await screen.findByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(head)
  })

  it.each(STORIES)('of one of type %s is its own view: it has no tasks', async (kind) => {
    open(kind)
    await waitFor(() => expect(addressInGame()).toBe(`/app/game/plot/${kind}/harbour/Harbour`))
  })
})
