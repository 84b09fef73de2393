import { answerWith, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MissionTasks } from '#shared/contract/missions.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { stageStore } from '#src/stage/stage-store.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aChild, aMission, aNode, aTask } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { LmsView } from './LmsView.tsx'

const nodes = [
  aNode({ childIds: ['archive'] }),
  aNode({ id: 'archive', name: 'Archive', kind: 'LMS', parentId: 'isles', backgrounds: ['/shelves.webp'] }),
  aNode({ id: 'harbour', name: 'Harbour', kind: 'allInOne', parentId: 'archive' }),
  aNode({ id: 'pier', name: 'Pier', kind: 'onboarding', parentId: 'archive' }),
  aNode({ id: 'bottle', name: 'Bottle', kind: 'easter_egg', parentId: 'archive' }),
]
const archive = aMission({
  missionId: 'archive',
  missionName: 'Archive',
  missions: [
    aChild(),
    aChild({ missionId: 'pier', missionName: 'Pier', tasks: 0 }),
    aChild({ missionId: 'bottle', missionName: 'Bottle', tasks: 0 }),
  ],
})
const chapters: MissionTasks[] = [
  {
    missionId: 'archive',
    missionName: 'Archive',
    unmet: [],
    tasks: [aTask({ id: 'own', name: 'Read on', missionId: 'archive' })],
  },
  {
    missionId: 'harbour',
    missionName: 'Harbour',
    unmet: [{ need: 'all', of: [{ kind: 'mission', id: 'archive', name: 'Archive' }] }],
    tasks: [aTask({ is_completed: true, minutes: 7 })],
  },
]

const library = chapters.map((chapter) => ({
  ...chapter,
  tasks: [
    ...chapter.tasks,
    ...['a', 'b'].map((id) => ({ ...aTask({ id, name: `More ${id}` }), missionId: chapter.missionId })),
  ],
}))
let current = chapters

function answer(url: string): Answer {
  if (url.includes('/tasks')) return { status: 200, body: { missions: current } }
  if (url.includes('/details')) return { status: 200, body: { missions: [] } }
  return { status: 200, body: archive }
}

async function show(path = '/app/game/plot/LMS/archive/Archive') {
  renderInGame(<LmsView missionId="archive" />, path, nodes)
  await screen.findByRole('heading', { level: 1, name: 'Archive' })
}

const chaptersShown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

describe('a mission of type LMS [MAP-3] [ROUTE-3]', () => {
  beforeEach(async () => {
    current = chapters
    answerWith(answer)
    await speakIn('en')
  })
  afterEach(() => {
    cleanup()
    queryClient.clear()
  })

  it('stands over the picture of its place', async () => {
    await show()
    expect(document.querySelector('main > img')?.getAttribute('src')).toBe('/shelves.webp')
  })

  it('lists its own tasks as the first chapter, then those of the missions below, with durations and locks', async () => {
    await show()
    expect(chaptersShown()).toEqual([
      expect.stringContaining('Archive'),
      expect.stringContaining('First finish “Archive”.'),
    ])
    expect(screen.getByText('7 minutes')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Archive')
  })

  it('leads to what tells a story, and names no easter egg', async () => {
    await show()
    await userEvent.click(await screen.findByRole('button', { name: /Pier/ }))
    expect(addressInGame()).toBe('/app/game/plot/onboarding/pier/Pier')
    expect(screen.queryByText(/Bottle/)).toBeNull()
  })

  it('stands over the picture of the place that leads to it where it has none', async () => {
    const bare = nodes.map((node) => (node.id === 'archive' ? { ...node, backgrounds: [] } : node))
    const seen = bare.map((node) => (node.id === 'isles' ? { ...node, backgrounds: ['/sea.webp'] } : node))
    renderInGame(<LmsView missionId="archive" />, '/app/game/plot/LMS/archive/Archive', seen)
    await screen.findByRole('heading', { level: 1, name: 'Archive' })
    expect(document.querySelector('main > img')?.getAttribute('src')).toBe('/sea.webp')
  })

  it('of few tasks is searched by nobody, and of one chapter says its name once', async () => {
    current = chapters.slice(0, 1)
    await show('/app/game/plot/LMS/archive/Archive?show=done')
    expect(screen.getByRole('button', { name: /Read on/ })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.getAllByText('Archive')).toHaveLength(1)
    expect(screen.getAllByText(/1 of 1 tasks left/)).toHaveLength(1)
  })

  it('shows only what is looked for, keeps that in the address, and says how much it is', async () => {
    current = library
    await show()
    await userEvent.click(screen.getByRole('radio', { name: 'Done' }))
    expect(chaptersShown()).toEqual([expect.stringContaining('Harbour')])
    expect(screen.getByText('1 task found')).toBeTruthy()
    expect(addressInGame()).toBe('/app/game/plot/LMS/archive/Archive?show=done')
    await userEvent.type(screen.getByRole('searchbox'), 'dragon')
    expect(screen.getByText('No tasks match this search.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all tasks' }))
    expect(chaptersShown()).toHaveLength(2)
  })

  it('that is gone leads back to the map [ROUTE-6]', async () => {
    answerWith(() => ({ status: 404 }))
    renderInGame(<LmsView missionId="archive" />, '/app/game/plot/LMS/archive/x', nodes)
    expect(await screen.findByText('This place is no longer on the map.')).toBeTruthy()
    expect(stageStore.getState().isCovered).toBe(false)
  })
})
