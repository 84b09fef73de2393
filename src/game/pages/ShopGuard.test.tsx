import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { aPlayedAdventure } from '#src/testing/adventures.ts'
import { AdventureContext } from '#src/features/adventures/adventure-context.ts'
import { HOME } from '#src/navigation/paths.ts'
import { ShopGuard } from './ShopGuard.tsx'

afterEach(cleanup)

function enterShop(isShopEnabled: boolean): void {
  const { config } = aPlayedAdventure()
  const played = aPlayedAdventure({ config: { ...config, shop: { isShopEnabled } } })
  const router = createMemoryRouter(
    [
      { path: HOME, element: <p>The isles</p> },
      { element: <ShopGuard />, children: [{ path: '/app/game/shop', element: <p>The shop</p> }] },
    ],
    { initialEntries: ['/app/game/shop'] },
  )
  render(
    <AdventureContext value={played}>
      <RouterProvider router={router} />
    </AdventureContext>,
  )
}

it('lets in where the adventure has a shop [AUTH-9]', () => {
  enterShop(true)
  expect(screen.getByText('The shop')).toBeTruthy()
})

it('leads to the beginning of an adventure without one [AUTH-9]', () => {
  enterShop(false)
  expect(screen.getByText('The isles')).toBeTruthy()
})
