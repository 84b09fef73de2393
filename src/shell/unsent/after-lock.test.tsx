import { answerWith } from '#src/testing/fake-server.ts'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { profileQuery } from '#src/features/profile/queries.ts'
import { useSessionEnd } from '#src/features/session/session-end.ts'
import { moves } from '#src/features/tasks/moves.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { dropLocal, localKeys, writeLocal } from '#src/lib/storage.ts'
import { aProfile } from '#src/testing/profile.ts'
import { Unsent } from './Unsent.tsx'

const ATTEMPT = 'f0b7a1de-7a43-4d2c-9a0e-3a1d5f6b7c81'
const PAGE = '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d'

beforeEach(() => localKeys('').forEach(dropLocal))
afterEach(() => {
  cleanup()
  queryClient.clear()
  useSessionEnd.setState({ endsAt: null, isLocked: false })
})

it('what was refused with a 401 is sent once the password was given [AUTH-8] [TASK-2]', async () => {
  const profile = aProfile()
  queryClient.setQueryData(profileQuery.queryKey, profile)
  const move = JSON.stringify([{ order: 1, item: { type: 'learning-pill', card: 1 } }])
  writeLocal(`outbox:${profile.id}:moves:${ATTEMPT}:${PAGE}`, move)
  answerWith(() => ({ status: 401 }))
  render(
    <QueryClientProvider client={queryClient}>
      <Unsent />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(moves.at(profile.id, ATTEMPT).state().error).toMatchObject({ status: 401 }))
  act(() => useSessionEnd.setState({ isLocked: true }))
  const state = { type: 'learning-pill', card: 1, answered: [] }
  answerWith(() => ({ status: 200, body: { state, refused: [] } }))
  act(() => useSessionEnd.setState({ isLocked: false }))
  await waitFor(() => expect(moves.keys(profile.id)).toEqual([]))
})
