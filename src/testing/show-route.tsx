import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '#src/lib/query-client.ts'

/** Shows a route and those below it at an address; every other address is 'elsewhere'. @returns the router */
export function showRoute(route: string, element: ReactNode, path: string) {
  const router = createMemoryRouter(
    [
      { path: `${route}/*`, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
