import type { SessionPlan } from '#shared/contract/coaching-sessions.ts'
import * as sessions from '#src/features/coaching/session-queries.ts'
import * as shop from '#src/features/shop/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'

const A_DAY = '2026-11-27T10:00:00.000Z'
const aPlan: SessionPlan = {
  ...{ title: 'Knots', about: '', place: 'Pier 3', link: '', startsAt: A_DAY, endsAt: A_DAY },
  ...{ timeZone: 'UTC', seats: 1, audience: 'mine', teams: [] },
}

const anItem: shop.ItemFields = {
  ...{ kind: 'company', words: [], price: 40, stock: null, art: 'coffee', isHidden: false },
  ...{ teamIds: null, opensOn: null, closesOn: null },
}

/** Of coaching sessions; all raise the modal. */
export const COACHING_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/coaching/sessions': () => queryClient.query(sessions.mySessionsQuery('en')),
  'POST /v2/coaching/sessions/:sessionId/booking': () => sessions.sendBooking('one'),
  'DELETE /v2/coaching/sessions/:sessionId/booking': () => sessions.sendLeaving('one'),
  'POST /v2/coaching/calendar': sessions.sendNewAddress,
  'DELETE /v2/coaching/calendar': sessions.sendAddressRemoval,
  'GET /v2/coaching/led': () => queryClient.query(sessions.ledSessionsQuery(A_DAY, A_DAY, 'en')),
  'POST /v2/coaching/led': () => sessions.sendPlan(aPlan),
  'GET /v2/coaching/led/:sessionId': () => queryClient.query(sessions.ledSessionQuery('one', 'en')),
  'PUT /v2/coaching/led/:sessionId': () => sessions.sendChange('one', aPlan),
  'POST /v2/coaching/led/:sessionId/copies': () => sessions.sendCopies('one', 1),
  'POST /v2/coaching/led/:sessionId/cancellation': () => sessions.sendCancellation('one', 'Ill.'),
  'PUT /v2/coaching/led/:sessionId/attendance': () => sessions.sendAttendance('one', []),
}

/** Of the shop and its desk; all raise the modal. */
export const SHOP_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/shop': () => queryClient.query(shop.shopQuery('en')),
  'POST /v2/shop/items/:itemId/orders': () => shop.buy({ id: 'one', price: 40 }),
  'GET /v2/shop/orders': () => queryClient.infiniteQuery(shop.myOrdersQuery('en')),
  'POST /v2/shop/orders/:orderId/return': () => shop.takeBack('one'),
  'GET /v2/shop/desk': () => queryClient.query(shop.deskQuery),
  'PUT /v2/shop/desk/open': () => shop.openShop(true),
  'POST /v2/shop/desk/items': () => shop.saveItem(anItem, null),
  'PUT /v2/shop/desk/items/:itemId': () => shop.saveItem(anItem, { id: 'one', stock: null }),
  'PUT /v2/shop/desk/items/:itemId/picture': () => shop.sendShopPicture('one', 'aGVsbG8='),
  'DELETE /v2/shop/desk/items/:itemId/picture': () => shop.dropOwnPicture('one'),
  'GET /v2/shop/desk/orders': () => queryClient.infiniteQuery(shop.deskOrdersQuery('waiting', 'en')),
  'POST /v2/shop/desk/orders/:orderId/end': () => shop.sendEnd('one', true, ''),
}
