import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adventureQuery } from '#src/features/adventures/queries.ts'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { aChild, anAdventure, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { useFreshTree } from './use-fresh-tree.ts'

const isles = aNode({ childIds: ['harbour'] })
const harbour = aNode({ id: 'harbour', kind: 'allInOne', parentId: 'isles' })
const played = aPlayedAdventure({ adventure: anAdventure([isles, harbour]) })

const { queryKey } = adventureQuery('en')
let client: QueryClient

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <AdventureContext value={played}>{children}</AdventureContext>
  </QueryClientProvider>
)
const isOld = () => client.getQueryState(queryKey)?.isInvalidated

beforeEach(async () => {
  await speakIn('en')
  client = new QueryClient()
  client.setQueryData(queryKey, played)
})
afterEach(cleanup)

it('reads the tree anew where a mission names one that the tree lacks, with each answer once', () => {
  const known = [aChild({ missionId: 'harbour' })]
  const { rerender } = renderHook(useFreshTree, { wrapper, initialProps: known })
  expect(isOld()).toBe(false)

  const grown = [...known, aChild({ missionId: 'lighthouse' })]
  rerender(grown)
  expect(isOld()).toBe(true)

  client.setQueryData(queryKey, played)
  rerender(grown)
  expect(isOld()).toBe(false)
  rerender([...grown])
  expect(isOld()).toBe(true)
})
