import { answerWith, asked, ok, refusal, type Answer } from '#src/testing/fake-server.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ShopItem, ShopOrder } from '#shared/contract/shop.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { MY_ORDERS, SHOP } from '#src/navigation/paths.ts'
import { addressInGame, renderInGame } from '#src/testing/in-game.tsx'
import { aNode } from '#src/testing/missions.ts'
import { idOf } from '#src/testing/reviews.ts'
import { speakIn } from '#src/testing/words.ts'
import { ShopRoute } from './ShopRoute.tsx'

beforeEach(async () => {
  await speakIn('en')
  queryClient.clear()
})
afterEach(cleanup)

const anItem = (n: number, more: Partial<ShopItem> = {}): ShopItem => ({
  ...{ id: idOf(n), name: `Item ${n}`, description: 'Good.', picture: '/assets/art/shop/coffee.svg' },
  ...{ kind: 'company', price: 40, stock: null, state: 'open', opensOn: null, closesOn: null },
  ...more,
})

const anOrder = (more: Partial<ShopOrder> = {}): ShopOrder => ({
  ...{
    id: idOf(90),
    itemId: idOf(1),
    name: 'Item 1',
    description: '',
    picture: '/assets/art/shop/coffee.svg',
  },
  ...{ kind: 'company', price: 40, state: 'waiting', orderedAt: '2026-11-23T10:00:00.000Z' },
  ...{ returnableUntil: null, endedAt: null, note: '', isUsed: null },
  ...more,
})

interface Shop {
  items?: readonly ShopItem[]
  orders?: readonly ShopOrder[]
  /** What a purchase or a return is answered with. */
  answer?: Answer
}

function open({ items = [anItem(1)], orders = [], answer }: Shop = {}, path = SHOP): void {
  answerWith((url) => {
    const { method } = asked.at(-1) ?? {}
    if (method === 'POST' || method === 'PUT') return answer ?? ok({ order: anOrder(), coins: 60 })
    if (url.endsWith('/v2/shop')) return ok({ coins: 100, items })
    if (url.includes('/v2/shop/orders')) return ok({ orders, next: null })
    return { status: 404 }
  })
  renderInGame(<ShopRoute />, path, [aNode({ id: 'map' })], `${SHOP}/*`)
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const posts = () => asked.filter(({ method }) => method === 'POST')
const bodyOf = (call: (typeof asked)[number] | undefined): unknown =>
  typeof call?.body === 'string' ? JSON.parse(call.body) : call?.body

describe('the shop', () => {
  it('offers what can be bought, and says of the rest why not [SHOP-1]', async () => {
    open({
      items: [
        anItem(1, { stock: 3 }),
        anItem(2, { price: 112, state: 'too-dear' }),
        anItem(3, { stock: 0, state: 'sold-out' }),
        anItem(4, { opensOn: '2026-12-17', state: 'soon' }),
        anItem(5, { kind: 'freeze', state: 'held' }),
      ],
    })
    const cards = (await screen.findAllByRole('listitem')).map((card) => within(card))
    expect(cards[0]?.getByText('3 left')).toBeTruthy()
    expect(cards[1]?.getByText('You need 12 more coins')).toBeTruthy()
    expect(cards[2]?.getByText('Sold out')).toBeTruthy()
    expect(cards[3]?.getByText(/^From .*17/)).toBeTruthy()
    expect(cards[4]?.getByText('You have one')).toBeTruthy()
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Buy Item 1',
    ])
  })

  it('shows price and remaining coins before it buys, and buys for the price that was seen [SHOP-1]', async () => {
    open()
    await screen.findByText('You have 100 coins')
    await press('Buy Item 1')
    const dialog = await screen.findByRole('dialog', { name: 'Buy “Item 1”?' })
    expect([...dialog.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([
      '40 coins',
      '100 coins',
      '60 coins',
    ])
    await press('Buy for 40 coins')
    await screen.findByRole('dialog', { name: 'Item 1: bought' })
    const [post, ...others] = posts()
    expect(others).toEqual([])
    expect(post && bodyOf(post)).toMatchObject({ price: 40 })
    await press('My orders')
    expect(addressInGame()).toBe(MY_ORDERS)
  })

  it('sends the same key again where the first try was lost [SHOP-1]', async () => {
    open({ answer: 'no-answer' })
    await screen.findByText('Item 1')
    await press('Buy Item 1')
    await press('Buy for 40 coins')
    await screen.findByText(/^No connection/)
    await press('Buy for 40 coins')
    await waitFor(() => expect(posts()).toHaveLength(2))
    const [first, second] = posts().map(bodyOf)
    expect(second).toEqual(first)
  })

  it('sends it also where the dialog was closed meanwhile, and another one for the next purchase [SHOP-1]', async () => {
    const buyAndClose = async (says: RegExp, closing: string) => {
      await screen.findByText('Item 1')
      await press('Buy Item 1')
      await press('Buy for 40 coins')
      await screen.findByText(says)
      await press(closing)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const { key } = bodyOf(posts().at(-1)) as { key: string }
      return key
    }
    open({ answer: 'no-answer' })
    const lost = await buyAndClose(/^No connection/, 'Not now')
    cleanup()
    open()
    expect(await buyAndClose(/^Item 1: bought$/, 'Back to the shop')).toBe(lost)
    expect(await buyAndClose(/^Item 1: bought$/, 'Back to the shop')).not.toBe(lost)
  })

  it('buys nothing at a price that has changed, and offers no second press for it [SHOP-1]', async () => {
    open({ answer: refusal(409, 'price-changed') })
    await screen.findByText('Item 1')
    await press('Buy Item 1')
    await press('Buy for 40 coins')
    await screen.findByText('The price has changed meanwhile. Nothing was bought.')
    expect(screen.queryByRole('button', { name: 'Buy for 40 coins' })).toBeNull()
    const back = screen.getByRole('button', { name: 'Back to the shop' })
    expect(document.activeElement).toBe(back)
    // beside what was pressed, and not below the end of what scrolls
    expect(screen.getByRole('alert').nextElementSibling).toBe(back)
  })
})

describe('an address that the shop does not know', () => {
  it('leads to its shelf [SHOP-1]', async () => {
    open({}, `${SHOP}/nothing`)
    await screen.findByText('Item 1')
    expect(addressInGame()).toBe(SHOP)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Shop')
  })
})

describe('my orders', () => {
  const later = new Date(Date.now() + 60_000).toISOString()

  it('say what became of each, with the reason, and what came back [SHOP-1] [SHOP-2]', async () => {
    open(
      {
        orders: [
          anOrder({ id: idOf(91) }),
          anOrder({ id: idOf(92), state: 'handed', endedAt: '2026-11-23T11:00:00.000Z' }),
          anOrder({
            id: idOf(93),
            state: 'rejected',
            note: 'None left.',
            endedAt: '2026-11-23T11:00:00.000Z',
          }),
        ],
      },
      MY_ORDERS,
    )
    const [waiting, handed, rejected] = await screen.findAllByRole('listitem')
    expect(waiting?.textContent).toContain('Waiting')
    expect(handed?.textContent).toContain('Handed over')
    expect(rejected?.textContent).toContain('None left.')
    expect(rejected?.textContent).toContain('40 coins came back to you.')
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('are taken back while that is possible; a refusal says why [SHOP-2]', async () => {
    open({ orders: [anOrder({ returnableUntil: later })], answer: refusal(409, 'too-late') }, MY_ORDERS)
    await userEvent.click(await screen.findByRole('button', { name: 'Take back Item 1' }))
    await screen.findByText('The 10 minutes are over, so it stays bought.')
    expect(posts().map(({ url }) => new URL(url).pathname)).toEqual([
      `/api/web/v2/shop/orders/${idOf(90)}/return`,
    ])
  })

  it('have the keyboard at the order that was taken back, whose button goes [SHOP-2]', async () => {
    open({ orders: [anOrder({ returnableUntil: later })] }, MY_ORDERS)
    await userEvent.click(await screen.findByRole('button', { name: 'Take back Item 1' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Item 1'))
  })

  it('of goods that the map shows are put away and shown by a switch [SHOP-1]', async () => {
    const boat = anOrder({ kind: 'boat', state: 'handed', isUsed: true })
    open({ orders: [boat], answer: ok({ ...boat, isUsed: false }) }, MY_ORDERS)
    expect((await screen.findByRole('listitem')).textContent).toContain('Yours')
    const shown = screen.getByRole('switch', { name: /^Show on the map/ })
    expect(shown).toHaveProperty('checked', true)
    await userEvent.click(shown)
    await waitFor(() => {
      const use = asked.find(({ method }) => method === 'PUT')
      expect(new URL(use?.url ?? '').pathname).toBe(`/api/web/v2/shop/orders/${idOf(90)}/use`)
      expect(bodyOf(use)).toEqual({ isUsed: false })
    })
  })

  it('of all else have no such switch [SHOP-1]', async () => {
    open({ orders: [anOrder({ state: 'handed' })] }, MY_ORDERS)
    await screen.findByText('Handed over')
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('lead to the shop where there are none [SHOP-1]', async () => {
    open({}, MY_ORDERS)
    await screen.findByText('You have not bought anything yet.')
    await press('To the shop')
    expect(addressInGame()).toBe(SHOP)
  })
})
