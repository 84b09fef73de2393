import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#src/lib/query-client.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aChild, aMission, aNode, aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { BoardView } from './BoardView.tsx'

const nodes = [
  aNode({ id: 'market', name: 'Market', kind: 'board' }),
  aNode({ id: 'school', name: 'School', kind: 'LMS', parentId: 'market' }),
  aNode({ id: 'keep', name: 'Keep', kind: 'allInOne', parentId: 'market' }),
  aNode({ id: 'bottle', name: 'Bottle', kind: 'easter_egg', parentId: 'market' }),
]
const market = aMission({
  missionId: 'market',
  missionName: 'Market',
  tasks: [aTask({ id: 'own', name: 'Read on', missionId: 'market' })],
  missions: [
    aChild({ missionId: 'school', missionName: 'School' }),
    aChild({
      missionId: 'keep',
      missionName: 'Keep',
      unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'school', name: 'School' }] }],
    }),
    aChild({ missionId: 'bottle', missionName: 'Bottle', tasks: 0 }),
  ],
})

function answer(url: string): Answer {
  if (!url.includes('/details')) return { status: 200, body: market }
  return { status: 200, body: { missions: [{ id: 'school', activePlayers: 0, progress: 33 }] } }
}

const path = '/app/game/plot/board/market/Market'
const tile = (id: string) => {
  const found = screen.getAllByRole('button').find(({ dataset }) => dataset['place'] === id)
  if (!found) throw new Error(`no tile ${id}`)
  return found
}

describe('a mission of type board [MAP-3] [ROUTE-3]', () => {
  beforeEach(async () => {
    answerWith(answer)
    await speakIn('en')
    renderInGame(<BoardView missionId="market" />, path, nodes)
    await screen.findByRole('heading', { level: 1, name: 'Market' })
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('shows missions and tasks as tiles, marks what is next, and no easter egg', () => {
    expect(screen.getAllByRole('button').map((button) => button.dataset['place'])).toEqual([
      'school',
      'keep',
      'own',
    ])
    expect(tile('school').textContent).toContain('Next')
    expect(tile('school').textContent).toContain('33')
  })

  it('leads into a mission and to a task', async () => {
    await userEvent.click(tile('own'))
    expect(addressInGame()).toBe('/app/game/plot/task-introduction/own/market')
  })

  it('leads to no locked mission, and says what locks it', async () => {
    await userEvent.click(tile('keep'))
    expect(addressInGame()).toBe(path)
    expect(tile('keep').textContent).toContain('First finish “School”.')
    expect(tile('keep').getAttribute('aria-disabled')).toBe('true')
  })
})
