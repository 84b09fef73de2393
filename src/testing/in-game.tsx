import { QueryClientProvider } from '@tanstack/react-query'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Adventure, MissionNode } from '#shared/scene/adventure.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { aPlayedAdventure } from './adventures.ts'
import { anAdventure } from './missions.ts'

/**
 * Shows a page of the game at its address, in an adventure of these missions; elsewhere only the address itself.
 * @param pattern of the route, where the page reads its address
 * @param more of the adventure
 */
export function renderInGame(
  page: ReactNode,
  path: string,
  nodes: readonly MissionNode[],
  pattern = path.split('?')[0] ?? path,
  more: Partial<Adventure> = {},
): RenderResult {
  const router = createMemoryRouter(
    [
      { path: pattern, element: page },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  )
  router.subscribe(({ location }) => {
    document.body.dataset['address'] = location.pathname + location.search
  })
  document.body.dataset['address'] = path
  return render(
    <QueryClientProvider client={queryClient}>
      <AdventureContext value={aPlayedAdventure({ adventure: { ...anAdventure(nodes), ...more } })}>
        <RouterProvider router={router} />
      </AdventureContext>
    </QueryClientProvider>,
  )
}

/** Where the last page that was shown in the game has led to. */
export function addressInGame(): string {
  return document.body.dataset['address'] ?? ''
}
