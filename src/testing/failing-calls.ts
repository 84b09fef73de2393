import type { WrittenMessage } from '#shared/contract/messages.ts'
import { activitiesQuery } from '#src/features/activities/queries.ts'
import { adventureQuery, myAdventuresQuery, sendChoice } from '#src/features/adventures/queries.ts'
import * as notes from '#src/features/notes/queries.ts'
import * as figures from '#src/features/figures/queries.ts'
import { invite } from '#src/features/invitations/calls.ts'
import { missionDetailsQuery, missionQuery, missionTasksQuery } from '#src/features/missions/queries.ts'
import * as coaching from '#src/features/coaching/queries.ts'
import { loadDatabaseParams, loadSettings } from '#src/features/platform/load.ts'
import { settlePlatform } from '#src/features/platform/store.ts'
import * as house from '#src/features/people/calls.ts'
import * as people from '#src/features/people/queries.ts'
import * as mine from '#src/features/profile/calls.ts'
import { saveProfile } from '#src/features/profile/save-profile.ts'
import { notificationsQuery, saveNotifications } from '#src/features/profile/notification-calls.ts'
import { profileQuery, sendLocale } from '#src/features/profile/queries.ts'
import { sessionsQuery } from '#src/features/profile/sessions-query.ts'
import { alertsQuery, messageQuery } from '#src/features/messages/queries.ts'
import { competencesQuery, finishedTasksQuery, pointsQuery } from '#src/features/progress/area-queries.ts'
import { progressQuery, todayQuery } from '#src/features/progress/queries.ts'
import * as account from '#src/features/session/account-calls.ts'
import * as push from '#src/features/push/queries.ts'
import { recommendationsQuery, sendDismissal } from '#src/features/recommendations/queries.ts'
import * as reviews from '#src/features/reviews/queries.ts'
import { askLoginStatus, sendExtend, sendLogin, sendLogout } from '#src/features/session/calls.ts'
import { keepStep, sendStoryEnd, storyQuery } from '#src/features/stories/queries.ts'
import { eventsOf } from '#src/features/statistics/events.ts'
import { recordEvent } from '#src/features/statistics/record.ts'
import { streakDaysQuery } from '#src/features/streak/days-query.ts'
import { uploadsQuery } from '#kinds/upload/client/upload-calls.ts'
import { streakQuery } from '#src/features/streak/queries.ts'
import * as team from '#src/features/team/queries.ts'
import { attemptQuery, launchQuery, postMoves } from '#src/features/tasks/attempt-queries.ts'
import { sendFinish } from '#src/features/tasks/finish/send.ts'
import { taskQuery } from '#src/features/tasks/queries.ts'
import { CONTENT_CALLS, SILENT_CONTENT_CALLS } from '#src/testing/failing-calls-of-content.ts'
import { GOODS_CALLS, NOTE, SILENT_QUIZ_CALLS } from '#src/testing/failing-calls-of-goods.ts'
import { SECURITY_CALLS } from '#src/testing/failing-calls-of-security.ts'
import { TENANT_CALLS } from '#src/testing/failing-calls-of-tenant.ts'
import { MY_NOTIFICATIONS } from '#src/testing/push.ts'
import { aReview } from '#src/testing/reviews.ts'
import { watchErrors } from '#src/app/errors/watch-errors.ts'
import { emit } from '#src/lib/events.ts'
import { previewQuery } from '#src/features/previews/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { endOutboxSession } from '#src/outbox/session.ts'

export const ADVENTURE = '7f4df4ee-6c4e-4b9a-8f0e-4fb1b1f3a001'
const TOKEN = 'a'.repeat(43)
const email = 'ann@isles.test'
const password = 'three grey gulls'
const ann = { firstName: 'Ann', lastName: 'Bee', email }

const aSeason = { name: { en: 'Winter' }, startsOn: '2026-11-01', endsOn: '2026-11-30', goal: null }

const aMessage: WrittenMessage = {
  ...{ type: 'allAlert' as const, audience: 'all' as const },
  ...{ words: [], link: '', teamId: null, personId: null },
}

const aHeldRating = { review: aReview(1), stars: 4, comment: '', key: TOKEN } as const

/** What raises the modal, whatever the screen that asked says besides. */
export const BY_MODAL: Record<string, () => Promise<unknown>> = {
  ...CONTENT_CALLS,
  ...GOODS_CALLS,
  ...TENANT_CALLS,
  ...SECURITY_CALLS,
  'POST /locale/change': () => sendLocale('de'),
  'GET /v2/user_progress': () => queryClient.query(progressQuery),
  'GET /v2/streak': () => queryClient.query(streakQuery),
  'GET /game/resource/today': () => queryClient.query(todayQuery),
  'GET /my-adventures': () => queryClient.query(myAdventuresQuery),
  'GET /adventure/settings': () => queryClient.query(adventureQuery('en')),
  'POST /adventure/:id/select': () => sendChoice('isles'),
  'GET /mission/:id': () => queryClient.query(missionQuery('harbour', 'en')),
  'GET /mission/:id/details': () => queryClient.query(missionDetailsQuery('harbour')),
  'GET /mission/:id/tasks': () => queryClient.query(missionTasksQuery('harbour', 'en')),
  'GET /v2/tasks/:taskId': () => queryClient.query(taskQuery('one', 'en')),
  'POST /v2/tasks/:taskId/attempts': () => queryClient.query(attemptQuery('one', 'en')),
  'POST /v2/attempts/:attemptId/launch': () => queryClient.query(launchQuery('one')),
  'GET /v2/tasks/:taskId/review': () => queryClient.query(attemptQuery('one', 'en', true)),
  'GET /v2/game/mission/:id/story': () => queryClient.query(storyQuery('harbour', 'en')),
  'GET /message/:id': () => queryClient.query(messageQuery('one', 'en')),
  'GET /login-status': askLoginStatus,
  'POST /session/extend': sendExtend,
  'POST /login_json': () => sendLogin({ username: 'ann', password }),
  'GET /logout': sendLogout,
  'POST /v2/register': () => account.sendRegistration(email, {}),
  'POST /v2/agreement': account.sendAgreement,
  'POST /player/password-reset/request': () => account.askForPasswordReset(email, {}),
  'POST /v2/password-reset/read': () => queryClient.query(account.passwordResetQuery(TOKEN)),
  'POST /v2/password-reset/confirm': () => account.sendNewPassword(TOKEN, password),
  'POST /v2/invitation/read': () => queryClient.query(account.invitationQuery(TOKEN)),
  'POST /v2/invitation/accept': () => account.sendAcceptance(TOKEN, { ...ann, password }),
  'POST /v2/invitation/renew': () => account.askForNewInvitation(TOKEN),
  'POST /v2/email/confirm': () => account.sendConfirmation(TOKEN),
  'POST /game/resource/send/invitation': () => invite({ ...ann, language: 'en' }, null),
  'POST /game/resource/send/invitation2': () => invite({ ...ann, language: 'en' }, 'isles'),
  'PATCH /player/profile': () => saveProfile({ displayName: 'Ann' }),
  'GET /v2/player/notifications': () => queryClient.query(notificationsQuery),
  'PUT /v2/player/notifications': () => {
    queryClient.setQueryData(notificationsQuery.queryKey, MY_NOTIFICATIONS)
    return saveNotifications({ isByEmail: true })
  },
  'PUT /v2/player/avatar': () => mine.sendPicture('aGVsbG8='),
  'DELETE /v2/player/avatar': mine.dropPicture,
  'POST /v2/player/password': () => mine.sendNewPassword({ current: password, next: password }),
  'POST /v2/player/email': () => mine.sendNewEmail({ email, password }),
  'DELETE /v2/player/email': mine.giveUpNewEmail,
  'GET /v2/player/sessions': () => queryClient.query(sessionsQuery),
  'DELETE /v2/player/sessions': () => mine.endMine(null),
  'DELETE /v2/player/sessions/:id': () => mine.endMine('one'),
  'GET /v2/player/export': mine.askMyData,
  'POST /v2/player/removal': () => mine.sendRemoval(password),
  'POST /v2/attempts/:attemptId/moves': () =>
    postMoves('one', { moves: [{ type: 'learning-pill', card: 1 }], stamp: { by: 'page', order: 1 } }),
  'POST /v2/attempts/:attemptId/finish': () => sendFinish('one', 'key'),
  'GET /v2/figures': () => queryClient.query(figures.figuresQuery({}, 'en')),
  'GET /v2/figures/visits': () => queryClient.query(figures.visitsQuery({ adventure: 'isles' }, 'en')),
  'GET /v2/anonymous-surveys': () => queryClient.query(figures.anonymousSurveysQuery('en')),
  'GET /v2/passed': () => queryClient.infiniteQuery(figures.passedQuery({}, 'en')),
  'GET /v2/reviews/to-rate': () => queryClient.infiniteQuery(reviews.toRateQuery({}, 'en')),
  'GET /v2/reviews/rated': () => queryClient.infiniteQuery(reviews.ratedQuery('en')),
  'GET /v2/team': () => queryClient.infiniteQuery(team.teamQuery({}, 'en')),
  'GET /v2/team/players/:playerId': () => queryClient.query(team.teamPlayerQuery('one', 'en')),
  'POST /v2/reviews/:reviewId/reply': () => reviews.sendReply('one', 'x'),
  'GET /v2/notices': () => queryClient.infiniteQuery(reviews.noticesQuery('en')),
  'POST /v2/mission/:id/assessment': () => reviews.sendAssessment('harbour', 4),
  'GET /v2/reviews/:reviewId': () => reviews.readWork('one'),
  'PUT /v2/reviews/:reviewId/claim': () => queryClient.query(reviews.openedWorkQuery('one', 'en')),
  'DELETE /v2/reviews/:reviewId/claim': () => reviews.giveBack('one'),
  'POST /v2/reviews/:reviewId/rating': () => reviews.sendRating(aHeldRating, false),
  'GET /v2/people': () => queryClient.infiniteQuery(people.peopleQuery({})),
  'GET /v2/people/:personId': () => queryClient.query(people.personQuery('one')),
  'DELETE /v2/people/:personId/sessions': () => house.endSessionsOfPerson('one'),
  'POST /v2/people/:personId/reset-link': () => house.sendResetLink('one'),
  'PUT /v2/people/:personId/email': () => house.correctEmail('one', email),
  'DELETE /v2/people/:personId/second-factor': () => house.resetSecondFactor('one'),
  'PUT /v2/people/:personId/extra-exam-time': () => house.setExtraExamTime('one', { percent: 25 }),
  'PATCH /v2/people/:personId': () => house.changePerson('one', { isDisabled: true }),
  'GET /v2/teams': () => queryClient.query(people.teamsQuery),
  'POST /v2/teams': () => house.createTeam('North'),
  'PATCH /v2/teams/:teamId': () => house.changeTeam('one', { name: 'North' }),
  'DELETE /v2/teams/:teamId': () => house.dropTeam('one'),
  'PUT /v2/teams/:teamId/people/:personId': () =>
    house.placeInTeam('one', 'two', { isLeader: true, isMember: false }),
  'GET /v2/assignments': () => queryClient.infiniteQuery(people.assignmentsQuery(null)),
  'POST /v2/adventures/:adventureId/assignments': () => house.assign('one', { teamId: 'two', dueOn: null }),
  'DELETE /v2/assignments/:assignmentId': () => house.dropAssignment('one'),
  'GET /v2/errors': () => queryClient.infiniteQuery(people.errorsQuery({})),
  'PUT /v2/errors/:key/resolved': () => house.resolveError('0'.repeat(32), true),
  'GET /v2/people/invitations': () => queryClient.infiniteQuery(people.invitationsQuery),
  'GET /v2/people/registration': () => queryClient.query(people.registrationQuery),
  'PUT /v2/people/registration': () => house.saveRegistration({ mode: 'open', domains: [], contact: null }),
  'POST /v2/people/invitations': () =>
    house.invitePerson({ ...ann, role: 'player', language: 'en', teams: [] }),
  'POST /v2/people/invitations/:invitationId/mail': () => house.resendInvitation('one'),
  'DELETE /v2/people/invitations/:invitationId': () => house.withdrawInvitation('one'),
  'POST /v2/people/import': () => house.tryImport({ file: '', makesTeams: false, language: 'en' }),
  'POST /v2/aisticky/recommendations/:taskId/dismiss': () => sendDismissal('one'),
  'GET /v2/messages': () => queryClient.infiniteQuery(people.adminMessagesQuery),
  'POST /v2/messages': () => house.saveMessage(null, aMessage),
  'PUT /v2/messages/:messageId': () => house.saveMessage('one', aMessage),
  'POST /v2/messages/:messageId/send': () => house.sendMessage('one', null),
  'POST /v2/messages/:messageId/withdraw': () => house.withdrawMessage('one'),
  'DELETE /v2/messages/:messageId': () => house.dropMessage('one'),
  'GET /v2/seasons': () => queryClient.query(people.seasonsQuery),
  'POST /v2/seasons': () => house.saveSeason(null, aSeason),
  'PUT /v2/seasons/:seasonId': () => house.saveSeason('one', aSeason),
  'DELETE /v2/seasons/:seasonId': () => house.dropSeason('one'),
  'GET /v2/coaching/sign-offs': () => queryClient.query(coaching.signOffsQuery),
  'POST /v2/coaching/sign-offs': () => coaching.sendAsk('First aid', ''),
  'DELETE /v2/coaching/sign-offs/:signOffId': () => coaching.sendWithdrawal('one'),
  'POST /v2/coaching/asked/:signOffId': () => coaching.sendDecision('one', true, ''),
  'GET /v2/finished-tasks': () => queryClient.query(finishedTasksQuery('en')),
  'GET /v2/player/competences': () => queryClient.query(competencesQuery('en')),
  'GET /v2/points': () => queryClient.infiniteQuery(pointsQuery('en')),
  'POST /v2/game/mission/:id/story/end': () => sendStoryEnd('harbour', 'key'),
  'GET /messages': () => queryClient.query(alertsQuery('en')),
  'GET /v2/streak/days': () => queryClient.query(streakDaysQuery),
  'GET /v2/team/assessments': () => queryClient.query(team.teamAssessmentsQuery('en')),
  // announced once; the outbox repeats it (src/outbox/read-marks.test.ts)
  'POST /v2/notices/:noticeId/read': () => reviews.markRead('one').finally(endOutboxSession),
  'GET /v2/mission/:id/assessment': () => queryClient.query(reviews.missionAssessmentQuery('harbour')),
  'GET /v2/coaching/asked': () => queryClient.query(coaching.askedSignOffsQuery),
  'GET /v2/coaching/ended': () => queryClient.infiniteQuery(coaching.endedSignOffsQuery()),
  'GET /notification/push/config': push.askPushConfig,
  'POST /notification/push/device-token/save': () => push.sendDeviceToken(TOKEN),
  'DELETE /notification/push/device-token/remove': push.sendTokenRemoval,
  'GET /v2/reviews/waiting': () => queryClient.query(reviews.waitingQuery('en')),
  'GET /v2/attempts/:attemptId/uploads': () => queryClient.query(uploadsQuery('one', false)),
}

/** The one call that is only logged (specification, section 4: profile load errors). */
export const LOGGED: Record<string, () => Promise<unknown>> = {
  'GET /player/profile': () => queryClient.query(profileQuery),
}

/** What is told, and goes on without: start-up completes (BOOT-5), a step is read again. */
export const GOES_ON: Record<string, () => Promise<unknown>> = {
  'GET /app-params': loadDatabaseParams,
  'POST /v2/game/mission/:id/story': () => keepStep('harbour', 1),
}

/** No modal and no log, and why. */
export const SILENT: Record<string, { why: string; ask: () => Promise<unknown> }> = {
  ...SILENT_CONTENT_CALLS,
  ...SILENT_QUIZ_CALLS,
  'GET /game/resource/aktywnosc': {
    why: 'the specification: activity list errors are ignored silently (ACT-1)',
    ask: () => queryClient.query(activitiesQuery('en')).catch(() => undefined),
  },
  'GET /v2/aisticky/recommendations': {
    why: 'the specification: a failed recommendation load shows nothing (REC-1)',
    ask: () => queryClient.query(recommendationsQuery('en')).catch(() => undefined),
  },
  'GET /v2/tasks/:taskId/notes': {
    why: 'it is asked while a task is played, and the sheet of notes says it where somebody opens that (SPACE-1)',
    ask: () => queryClient.query(notes.taskNotesQuery('one')).catch(() => undefined),
  },
  'GET /v2/previews/:previewId': {
    why: 'its page says that it has ended, or whom previews are for (WORLD-4)',
    ask: () => queryClient.query(previewQuery('one')).catch(() => undefined),
  },
  'GET /platform/settings': {
    why: 'the specification: a failed load sets an empty marker silently (SHELL-6)',
    ask: loadSettings,
  },
  'POST /event_store/add': {
    why: 'the events stay queued, and the next flush repeats them (STAT-1)',
    ask: () => {
      recordEvent('ola', 'location', { url: 'x' })
      return eventsOf('ola').deliver()
    },
  },
  'POST /v2/error': {
    why: 'it reports a failure itself: its own would be reported in turn, without an end (STAT-2)',
    ask: () => {
      settlePlatform([], [{ configKey: 'error_handler', configValue: true }], null)
      const stop = watchErrors()
      emit({ type: 'broke', error: new Error('x') })
      stop()
      return Promise.resolve()
    },
  },
}

/** Without a modal for another reason; each is tested beside its own code. */
export const ELSEWHERE: Record<string, string> = {
  'GET /v2/game/missions-translations': 'the specification excepts failed translation files (LANG-4)',
  'GET /v2/game/missions-translations/my-space':
    'the specification excepts failed translation files (LANG-4)',
  'GET /v2/start':
    'stands for calls that are made one by one where it fails (src/game/start/read-map.test.ts)',
  'POST /v2/attempts/:attemptId/uploads/:uploadId/check':
    'a background retry: the sender asks again by itself, and the row of the file says so (decisions: 413 in its own words)',
  'GET /v2/adventure/version':
    'a background question: the map stays as it is, and it is asked again (WORLD-3)',
  'GET /v2/messages/:messageId': 'no call of this client, which has it in the list; for other clients',
  'GET /v2/coaching/sessions/:sessionId/calendar':
    'a file that a link saves: the browser itself says what became of it',
  'GET /v2/live/:quizId/events':
    'a stream that the browser takes up again by itself; the page says that it is connecting',
  'GET /v2/audit.csv': 'a file that a link saves: the browser itself says what became of it',
  'GET /v2/tenant/agreement/acceptances.csv':
    'a file that a link saves: the browser itself says what became of it',
  'GET /v2/events.csv': 'a file that a link saves: the browser itself says what became of it',
  'GET /v2/visits.json': 'a file that a link saves: the browser itself says what became of it',
  'GET /v2/passed.csv': 'a file that a link saves: the browser itself says what became of it',
  'GET /v2/statements.json': 'a file that a link saves: the browser itself says what became of it',
}

/** Calls that raise the modal, but not where they repeat by themselves what has failed before. */
export const REPEATED: Record<string, { why: string; ask: () => Promise<unknown> }> = {
  'POST /v2/attempts/:attemptId/moves': {
    why: 'the outbox repeats it (TASK-7)',
    ask: () =>
      postMoves(
        'one',
        { moves: [{ type: 'learning-pill', card: 1 }], stamp: { by: 'page', order: 1 } },
        { isAgain: true },
      ),
  },
  'POST /v2/attempts/:attemptId/finish': {
    why: 'the outbox repeats it (TASK-7)',
    ask: () => sendFinish('one', 'key', true),
  },
  'PUT /v2/attempts/:attemptId/notes/:noteId': {
    why: 'the outbox repeats it (SPACE-1)',
    ask: () => notes.sendNote(NOTE, { isAgain: true, isLeaving: false }),
  },
  'GET /app-params': {
    why: 'start-up has said it already, and asks again until it comes (BOOT-5)',
    ask: () => loadDatabaseParams('log'),
  },
}
