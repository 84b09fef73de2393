import { answerWith, asked } from '#src/testing/fake-server.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { speakIn } from '#src/testing/words.ts'
import { useNewContent } from './use-new-content.ts'

const { queryKey } = adventureQuery('en')
const played = aPlayedAdventure({ version: 'v1' })

function OpenMap({ isFree }: { isFree: boolean }) {
  useNewContent(isFree)
  return null
}
const map = (isFree: boolean) => (
  <AdventureContext value={played}>
    <OpenMap isFree={isFree} />
  </AdventureContext>
)
const isOld = () => queryClient.getQueryState(queryKey)?.isInvalidated

beforeEach(async () => {
  await speakIn('en')
  vi.useFakeTimers()
  queryClient.setQueryData(queryKey, played)
  answerWith(() => ({ status: 200, body: { version: 'v2' } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  queryClient.clear()
})

it('reads the adventure anew once another version of it is seen, and only on a map that nothing lies over [WORLD-3]', async () => {
  const { rerender } = render(map(false))
  await vi.advanceTimersByTimeAsync(30_000)
  expect([asked.length, isOld()]).toEqual([0, false])
  rerender(map(true))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.map(({ url }) => new URL(url).pathname)).toContain('/api/web/v2/adventure/version')
  expect(isOld()).toBe(true)
})
