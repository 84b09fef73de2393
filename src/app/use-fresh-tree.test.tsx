import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { adventureQuery, type PlayedAdventure } from '#src/features/adventures/queries.ts'
import { aChild, aNode } from '#src/testing/missions.ts'
import { speakIn } from '#src/testing/words.ts'
import { AdventureContext } from './adventure-context.ts'
import { useFreshTree } from './use-fresh-tree.ts'

const played: PlayedAdventure = {
  name: 'Lantern Isles',
  config: {
    logoURL: null,
    shop: { isShopEnabled: true },
    mainDestination: { isActivitiesWidgetEnabled: false },
    protip: { isProtipEnabled: false },
  },
  adventure: {
    rootId: 'isles',
    isGraphicsForMobile: false,
    missions: new Map([
      ['isles', aNode({ childIds: ['harbour'] })],
      ['harbour', aNode({ id: 'harbour', kind: 'allInOne', parentId: 'isles' })],
    ]),
  },
}

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
  const known = [aChild({ id: 'harbour' })]
  const { rerender } = renderHook(useFreshTree, { wrapper, initialProps: known })
  expect(isOld()).toBe(false)

  const grown = [...known, aChild({ id: 'lighthouse' })]
  rerender(grown)
  expect(isOld()).toBe(true)

  client.setQueryData(queryKey, played)
  rerender(grown)
  expect(isOld()).toBe(false)
  rerender([...grown])
  expect(isOld()).toBe(true)
})
