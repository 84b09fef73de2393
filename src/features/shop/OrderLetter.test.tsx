import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShopOrder } from '#shared/contract/shop.ts'
import { speakIn } from '#src/testing/words.ts'
import { OrderLetter } from './OrderLetter.tsx'

beforeEach(() => speakIn('en'))
afterEach(cleanup)

const ORDER: ShopOrder = {
  ...{ id: 'one', itemId: 'two', name: 'A plant', description: '', picture: '/assets/art/shop/plant.svg' },
  ...{ kind: 'company', price: 60, state: 'rejected', orderedAt: '2026-11-20T10:00:00.000Z' },
  ...{ returnableUntil: null, endedAt: '2026-11-21T10:00:00.000Z', note: 'None left.', isUsed: null },
}

it('a rejected order reads with its reason and the coins that came back, and leads to all of them [SHOP-2]', async () => {
  const onOrders = vi.fn()
  render(<OrderLetter order={ORDER} onOrders={onOrders} />)
  expect(screen.getByRole('heading', { name: 'A plant' })).toBeTruthy()
  expect(screen.getByText(/^Not handed over, 60 coins are back · /)).toBeTruthy()
  expect(screen.getByText('None left.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'My orders' }))
  expect(onOrders).toHaveBeenCalledOnce()
})
