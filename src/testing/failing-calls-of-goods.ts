import type { SessionPlan } from '#shared/contract/coaching-sessions.ts'
import * as badges from '#src/features/badges/queries.ts'
import * as sessions from '#src/features/coaching/session-queries.ts'
import * as notes from '#src/features/notes/queries.ts'
import * as rankings from '#src/features/rankings/queries.ts'
import * as shop from '#src/features/shop/queries.ts'
import * as tips from '#src/features/tips/queries.ts'
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

/** A change of a note. */
export const NOTE = {
  params: { attemptId: 'one', noteId: 'two' },
  body: {
    ...{ part: { id: '', name: '' }, text: 'x', basis: 0, writer: 'page' },
    stamp: { by: 'page', order: 1 },
  },
}

/** Of coaching sessions; all raise the modal. */
const COACHING_CALLS: Record<string, () => Promise<unknown>> = {
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
const SHOP_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/shop': () => queryClient.query(shop.shopQuery('en')),
  'POST /v2/shop/items/:itemId/orders': () => shop.buy({ id: 'one', price: 40 }),
  'GET /v2/shop/orders': () => queryClient.infiniteQuery(shop.myOrdersQuery('en')),
  'POST /v2/shop/orders/:orderId/return': () => shop.takeBack('one'),
  'PUT /v2/shop/orders/:orderId/use': () => shop.showOnMap('one', true),
  'GET /v2/shop/desk': () => queryClient.query(shop.deskQuery),
  'PUT /v2/shop/desk/open': () => shop.openShop(true),
  'POST /v2/shop/desk/items': () => shop.saveItem(anItem, null),
  'PUT /v2/shop/desk/items/:itemId': () => shop.saveItem(anItem, { id: 'one', stock: null }),
  'PUT /v2/shop/desk/items/:itemId/picture': () => shop.sendShopPicture('one', 'aGVsbG8='),
  'DELETE /v2/shop/desk/items/:itemId/picture': () => shop.dropOwnPicture('one'),
  'GET /v2/shop/desk/orders': () => queryClient.infiniteQuery(shop.deskOrdersQuery('waiting', 'en')),
  'POST /v2/shop/desk/orders/:orderId/end': () => shop.sendEnd('one', true, ''),
}

/** Of notes; all raise the modal. */
const NOTE_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/notes': () => queryClient.query(notes.myNotesQuery('en')),
  'PUT /v2/attempts/:attemptId/notes/:noteId': () =>
    notes.sendNote(NOTE, { isAgain: false, isLeaving: false }),
}

/** Of tips; all raise the modal. */
const TIP_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/protip/tips': () => queryClient.infiniteQuery(tips.tipBookQuery('en')),
  'GET /v2/protip/exchange': () => queryClient.query(tips.tipExchangeQuery('en')),
  'GET /v2/protip/teammates': () => queryClient.query(tips.teammatesQuery),
  'POST /v2/protip/read': () => tips.sendRead('one'),
  'POST /v2/protip/tips': () => tips.sendTip('x'),
  'POST /v2/protip/choose': () => tips.sendChoice('one', 'two'),
  'DELETE /v2/protip/tips/:tipId': () => tips.sendWithdrawal('one'),
  'GET /v2/protip': () => queryClient.query(tips.tipsQuery('en')),
}

/** Of rankings and badges; all raise the modal. */
const RANKING_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/rankings/around-me': () => queryClient.query(rankings.smallRankingQuery),
  'GET /v2/rankings': () => queryClient.infiniteQuery(rankings.rankingQuery('all', 'team')),
  'GET /v2/rankings/season': () => queryClient.query(rankings.seasonQuery('en')),
  'GET /v2/rankings/recap': () => queryClient.query(rankings.recapQuery('en')),
  'POST /v2/rankings/recap/:seasonId/seen': () => rankings.sendRecapSeen('one'),
  'GET /v2/badges': () => queryClient.query(badges.badgesQuery('en')),
  'GET /v2/badges/new': () => queryClient.query(badges.newBadgesQuery('en')),
  'POST /v2/badges/seen': () => badges.sendSeen(['one'], null),
}

/** Of what is earned, bought and noted; all raise the modal. */
export const GOODS_CALLS = {
  ...COACHING_CALLS,
  ...SHOP_CALLS,
  ...NOTE_CALLS,
  ...TIP_CALLS,
  ...RANKING_CALLS,
}
