import { press, idOf, NORTH, sent, serveTenant, showPeople } from '#src/testing/admin-tenant.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeskItem, DeskOrder } from '#shared/contract/shop-desk.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { describedBy, field } from '#src/testing/on-the-page.ts'
import { speakIn } from '#src/testing/words.ts'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const PICTURE = '/assets/art/shop/plant.svg'

const PLANT: DeskItem = {
  ...{ id: idOf(50), kind: 'company', price: 60, stock: 4, art: 'plant', picture: PICTURE },
  words: [{ language: 'en', name: 'A plant', description: '' }],
  ...{ hasOwnPicture: false, isHidden: true, teamIds: null, opensOn: null, closesOn: null },
  ...{ sold: 2, waiting: 1 },
}

const ORDER: DeskOrder = {
  ...{ id: idOf(60), itemId: PLANT.id, name: 'A plant', description: '', picture: PICTURE, kind: 'company' },
  ...{
    price: 60,
    state: 'waiting',
    orderedAt: '2026-11-23T10:00:00.000Z',
    endedAt: null,
    isUsed: null,
    note: '',
  },
  buyer: { id: idOf(10), displayName: 'Ola Lis', avatar: null, avatarSprite: null },
  by: '',
}

function open(path = '/app/people/shop'): void {
  serveTenant((call) => {
    if (call === 'GET /v2/shop/desk' || call === 'PUT /v2/shop/desk/open')
      return { status: 200, body: { isShopEnabled: true, waiting: 1, items: [PLANT] } }
    if (call === 'GET /v2/shop/desk/orders') return { status: 200, body: { orders: [ORDER], next: null } }
    if (call.startsWith('POST /v2/shop/desk/orders/'))
      return { status: 200, body: { ...ORDER, state: 'handed' } }
    if (call.includes('/v2/shop/desk/items')) return { status: 200, body: PLANT }
    return null
  })
  showPeople(path)
}

const END = `/v2/shop/desk/orders/${ORDER.id}/end`

describe('the desk of the shop', () => {
  it('hands an order over, with words to the buyer [SHOP-2]', async () => {
    open()
    await screen.findByRole('radio', { name: 'To hand over (1)' })
    await userEvent.click(await screen.findByRole('button', { name: 'Hand over A plant to Ola Lis' }))
    await userEvent.type(await field('Words to the buyer (optional)'), 'On your desk.')
    await press('Hand over')
    await waitFor(() => expect(sent('POST', END)).toEqual({ isHandedOver: true, note: 'On your desk.' }))
    // the row goes, and with it the button that opened the dialog
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('list', { name: 'To hand over' })),
    )
  })

  it('says beside the way to it how many orders wait, on every page of an admin [SHOP-2]', async () => {
    open('/app/people/teams')
    const link = await screen.findByRole('link', { name: /^Shop.*1 order to hand over$/ })
    expect(link.getAttribute('href')).toContain('/app/people/shop')
  })

  it('rejects an order with a reason, and not without one [SHOP-2]', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Reject A plant for Ola Lis' }))
    await press('Reject')
    await waitFor(async () =>
      expect(describedBy(await field('Reason'))).toBe('Say why, so that the buyer understands.'),
    )
    expect(document.activeElement).toBe(await field('Reason'))
    expect(sent('POST', END)).toBeUndefined()
    await userEvent.type(await field('Reason'), 'None left.')
    await press('Reject')
    await waitFor(() => expect(sent('POST', END)).toEqual({ isHandedOver: false, note: 'None left.' }))
  })

  it('loses no words to a buyer by a press beside the dialog [SHOP-2]', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Reject A plant for Ola Lis' }))
    await userEvent.type(await field('Reason'), 'None left.')
    await userEvent.click(screen.getByRole('dialog').parentElement ?? document.body)
    expect(await field('Reason')).toHaveProperty('value', 'None left.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('changes an item, with the stock that the form began with [SHOP-2]', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: 'Items (1)' }))
    await screen.findByText('Hidden')
    await press('Edit A plant')
    await userEvent.clear(await field('Price in coins'))
    await press('Save')
    await screen.findByText('Some fields need a correction.')
    expect(document.activeElement).toBe(await field('Price in coins'))
    await userEvent.type(await field('Price in coins'), '75')
    await userEvent.click(screen.getByRole('radio', { name: 'Some teams' }))
    await userEvent.click(screen.getByRole('checkbox', { name: NORTH.name }))
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press('Save')
    await screen.findByText('Saved.')
    // the end of a long form is no place in the list
    expect(scroll.mock.contexts).toEqual([screen.getByRole('button', { name: 'New item' }).parentElement])
    scroll.mockRestore()
    expect(sent('PUT', `/v2/shop/desk/items/${PLANT.id}`)).toMatchObject({
      ...{ price: 75, stock: 4, stockSeen: 4, isHidden: true, teamIds: [NORTH.id], words: PLANT.words },
    })
  })

  it('opens and closes the shop [SHOP-2] [AUTH-9]', async () => {
    open()
    await userEvent.click(await screen.findByRole('switch', { name: /^The shop is open/ }))
    await waitFor(() => expect(sent('PUT', '/v2/shop/desk/open')).toEqual({ isShopEnabled: false }))
  })
})
