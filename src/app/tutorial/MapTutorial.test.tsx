import { answerWith, asked } from '#src/testing/fake-server.ts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { dropTutorial, startTutorial } from '#src/features/tutorial/store.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { aProfile } from '#src/testing/profile.ts'
import { speakIn } from '#src/testing/words.ts'
import { MapTutorial } from './MapTutorial.tsx'

beforeEach(() => speakIn('en'))
afterEach(() => {
  cleanup()
  dropTutorial()
  queryClient.clear()
})

it('a newcomer who was shown around has seen it, also where that does not arrive [TUT-2]', async () => {
  answerWith(() => ({ status: 503 }))
  queryClient.setQueryData(profileQuery.queryKey, aProfile({ isTutorialSeen: false }))
  renderInGame(<MapTutorial isMobile />, '/app/game/plot/map/harbour/Harbour', [aNode({ id: 'harbour' })])
  act(startTutorial)
  fireEvent.click(await screen.findByRole('button', { name: 'Set off' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(queryClient.getQueryData(profileQuery.queryKey)?.isTutorialSeen).toBe(true)
})
