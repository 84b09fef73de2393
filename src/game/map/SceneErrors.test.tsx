import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#shared/domain/roles.ts'
import type { TreeError } from '#shared/scene/adventure.ts'
import { reportStageError, stageStore } from '#src/stage/stage-store.ts'
import { aScene } from '#src/stage/testing/scenes.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { SceneErrors } from './SceneErrors.tsx'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

const played = aPlayedAdventure()

function showTo(role: Role, errors: readonly TreeError[] = []): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['profile'], { id: 'someone', role })
  render(
    <QueryClientProvider client={client}>
      <AdventureContext value={{ ...played, errors }}>
        <SceneErrors />
      </AdventureContext>
    </QueryClientProvider>,
  )
}

describe('art that did not come [STAGE-7]', () => {
  beforeEach(async () => {
    await speakIn('en')
    warn.mockClear()
    stageStore.setState({ shown: aScene('harbour') })
    reportStageError({ sceneId: 'harbour', name: 'crane', url: '/scenes/crane.webp', message: 'is missing' })
    reportStageError({ sceneId: 'school', name: 'bell', url: '/scenes/bell.webp', message: 'is missing' })
  })
  afterEach(() => {
    cleanup()
    stageStore.setState(stageStore.getInitialState(), true)
  })

  it('is named, file and place, to who makes the scene', async () => {
    showTo('designer')
    expect(await screen.findByText('1 picture of this scene is missing')).toBeTruthy()
    expect(screen.getByText('/scenes/crane.webp')).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain('crane')
    expect(screen.queryByText('/scenes/bell.webp')).toBeNull()
  })

  it('stands beside what is malformed in the tree, by its path [DATA-4]', async () => {
    showTo('admin', [{ path: 'rootMission.missions[1]', message: 'is not a mission' }])
    expect(await screen.findByText('2 errors in this adventure')).toBeTruthy()
    expect(screen.getByText('rootMission.missions[1]')).toBeTruthy()
    expect(screen.getByText('/scenes/crane.webp')).toBeTruthy()
  })

  it('is nothing to a player', async () => {
    showTo('player')
    await act(() => import('./ErrorList.tsx'))
    expect(screen.queryByText('/scenes/crane.webp')).toBeNull()
  })

  it('is reported once where somebody develops', () => {
    reportStageError({ sceneId: 'harbour', name: 'crane', url: '/scenes/crane.webp', message: 'is missing' })
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
      'scene harbour, crane: /scenes/crane.webp is missing',
      'scene school, bell: /scenes/bell.webp is missing',
    ])
  })
})
