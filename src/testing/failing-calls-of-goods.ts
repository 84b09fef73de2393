import type { RecallCard } from '#shared/contract/recall.ts'
import type { LiveQuiz } from '#shared/contract/live.ts'
import type { SessionPlan } from '#shared/contract/coaching-sessions.ts'
import * as badges from '#src/features/badges/queries.ts'
import * as sessions from '#src/features/coaching/session-queries.ts'
import * as live from '#src/features/live/queries.ts'
import * as notes from '#src/features/notes/queries.ts'
import * as recall from '#src/features/recall/queries.ts'
import * as rankings from '#src/features/rankings/queries.ts'
import * as shop from '#src/features/shop/queries.ts'
import * as together from '#src/features/together/queries.ts'
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

const A_CARD: RecallCard = {
  ...{ taskId: 'one', cardId: 'two', taskName: '', title: '', picture: null, pictureAlt: '' },
  ...{ question: '', isMultiple: false, answers: [] },
}

const A_QUIZ: LiveQuiz = {
  ...{ id: 'one', revision: 1, phase: 'lobby', isMine: true, code: '123456', title: '', at: 0, of: 2 },
  ...{ msLeft: null, players: 0, answered: 0, question: null, result: null, mine: null, podium: null },
}

/** Of what comes back; all raise the modal. */
const RECALL_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/recall': () => queryClient.query(recall.recallQuery('en')),
  'POST /v2/recall/answers': () => recall.sendRecall(A_CARD, ['a']),
}

/** Of live quizzes; all raise the modal, but for what is sent again by itself. */
const QUIZ_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/live/choices': () => queryClient.query(live.quizChoicesQuery('en')),
  'POST /v2/live': () => live.sendStart({ adventureId: 'one', taskId: 'two', seconds: 20 }),
  'POST /v2/live/join': () => live.sendJoin('123456'),
  'POST /v2/live/:quizId/step': () => live.sendStep(A_QUIZ, 'en'),
  'DELETE /v2/live/:quizId': () => live.sendEnd('one'),
}

/** Of teams, their goals and thanks; all raise the modal. */
const TEAM_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/together': () => queryClient.query(together.togetherQuery('en')),
  'POST /v2/together/seen': () => together.sendSeen({ kudos: ['one'], goals: [] }),
  'GET /v2/together/teammates': () => queryClient.query(together.thankableQuery('en')),
  'POST /v2/together/kudos': () => together.sendKudos('one', 'help', { sort: 'task', id: 'two' }),
  'GET /v2/together/led': () => queryClient.query(together.ledGoalsQuery),
  'PUT /v2/together/led/:teamId': () => together.sendGoal('one', 5),
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
  ...RECALL_CALLS,
  ...TIP_CALLS,
  ...TEAM_CALLS,
  ...QUIZ_CALLS,
  ...RANKING_CALLS,
}

/** Of live quizzes, no modal and no log, and why. */
export const SILENT_QUIZ_CALLS: Record<string, { why: string; ask: () => Promise<unknown> }> = {
  'GET /v2/live/:quizId': {
    why: 'it is asked while no event comes through, and the page of the quiz says that it is connecting (ALIVE-1)',
    ask: () => queryClient.query(live.liveQuizQuery('one', 'en')).catch(() => undefined),
  },
  'POST /v2/live/:quizId/answers': {
    why: 'it is sent again until the server has taken it, and the page says what became of it (ALIVE-1)',
    ask: () => live.sendAnswer('one', 0, ['a']).catch(() => undefined),
  },
}
