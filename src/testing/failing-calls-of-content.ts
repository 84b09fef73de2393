import * as content from '#src/features/content/queries.ts'
import { draftTextsQuery, itemsQuery, judge } from '#src/features/authoring/queries.ts'
import { madeScenesQuery } from '#src/features/scenes/queries.ts'
import { myTranslationsQuery } from '#src/features/translations/mine.ts'
import * as packages from '#src/features/packages/queries.ts'
import * as translations from '#src/features/translations/queries.ts'
import * as previews from '#src/features/previews/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'

const ID = '5c0d6a52-0c3e-4c55-9f0c-2f3d8c1a7b10'

const aPlace = {
  ...{ adventureId: ID, missionId: 'harbour', name: 'Knots', goal: '' },
  ...{ points: 1, coins: 0, minutes: 1, opensWindows: false },
}

const aSchedule = { id: ID, buildId: ID, version: null, note: '', at: '2026-11-30T08:00:00Z' }

/** The calls by which adventures are made and packages brought, each of which raises the modal. */
export const CONTENT_CALLS: Record<string, () => Promise<unknown>> = {
  'GET /v2/content': () => queryClient.query(content.contentQuery),
  'POST /v2/content': () => content.sendBegin({ id: ID, folder: 'isles', from: 'starter' }),
  'DELETE /v2/content/:folder': () => content.sendDiscard('isles', 1),
  'GET /v2/content/:folder/files': () => queryClient.query(content.draftQuery('isles')),
  'GET /v2/content/:folder/texts': () => queryClient.query(draftTextsQuery('isles')),
  'GET /v2/content/:folder/scenes': () => queryClient.query(madeScenesQuery('isles')),
  'POST /v2/content/:folder/edits': () =>
    content.sendEdits('isles', ID, [{ kind: 'delete', path: 'a.png', from: '0'.repeat(64) }]),
  'GET /v2/content/:folder/items': () => queryClient.query(itemsQuery('isles', 'a')),
  'GET /v2/content/:folder/finishers': () => queryClient.query(content.finishersQuery('isles', 'a')),
  'POST /v2/content/:folder/presence': () => content.sendPresence('isles', ''),
  'GET /v2/content/:folder/library': () => queryClient.query(content.libraryQuery('isles')),
  'POST /v2/content/:folder/library': () => content.sendLibrary('isles', { id: ID, taken: [], declined: [] }),
  'GET /v2/content/:folder/versions/:number/comparison': () =>
    queryClient.query(content.comparisonQuery('isles', { before: 1, after: 'draft' }, 1)),
  'POST /v2/content/:folder/builds': () => content.sendBuild('isles'),
  'GET /v2/content/:folder/builds/:buildId': () => queryClient.query(content.buildQuery('isles', ID)),
  'GET /v2/content/:folder/builds/:buildId/changed-scenes': () =>
    queryClient.query(content.changedScenesQuery('isles', ID)),
  'POST /v2/content/:folder/versions': () =>
    content.sendPublish('isles', { buildId: ID, version: null, note: '' }),
  'GET /v2/content/:folder/versions': () => queryClient.query(content.versionsQuery('isles')),
  'POST /v2/content/:folder/schedule': () => content.sendSchedule('isles', aSchedule),
  'DELETE /v2/content/:folder/schedule': () => content.sendCancel('isles', ID),
  'DELETE /v2/content/:folder/trial': () => content.sendEndTrial('isles', 1),
  'GET /v2/content/:folder/history': () => queryClient.infiniteQuery(content.historyQuery('isles')),
  'POST /v2/content/:folder/builds/:buildId/preview': () => previews.sendBuildPreview('isles', ID),
  'POST /v2/content/:folder/versions/:number/preview': () => previews.sendVersionPreview('isles', 1),
  'POST /v2/previews/:previewId/restart': () => previews.sendRestart(ID, 'open'),
  'GET /v2/translations/:folder': () => queryClient.query(translations.translationQuery('isles')),
  'POST /v2/translations/:folder/edits': () => translations.sendTexts('isles', ID, []),
  'POST /v2/translations/:folder/translators': () => translations.sendTranslator('isles', ID, ['pl']),
  'GET /v2/translations/:folder/translators': () => queryClient.query(translations.translatorsQuery('isles')),
  'GET /v2/packages': () => queryClient.query(packages.packagesQuery),
  'PUT /v2/packages/:packageId/task': () => packages.sendPlace('one', aPlace),
  'DELETE /v2/packages/:packageId': () => packages.sendDrop('one'),
  'POST /v2/content/:folder/versions/:number/restore': () =>
    content.sendRestore('isles', 1, { version: null, note: '' }),
}

const SURVEY = { type: 'survey' as const, questions: [{ id: 'mood', sort: 'opinion' as const }] }

/** No modal and no log, and why. */
export const SILENT_CONTENT_CALLS: Record<string, { why: string; ask: () => Promise<unknown> }> = {
  'GET /v2/translations': {
    why: 'nearly nobody is asked to translate: a link is there or it is not, and the page of the list says it itself (AUTHOR-2)',
    ask: () => queryClient.query(myTranslationsQuery).catch(() => undefined),
  },
  'POST /v2/content/:folder/plays': {
    why: 'what is tried beside a form counts nowhere: the outbox sends it again, and the player says it of an end',
    ask: () =>
      judge('isles', {
        ...{ content: SURVEY, words: {}, moves: [], isFinished: false },
        startedAt: '2026-11-27T08:00:00Z',
      }).catch(() => undefined),
  },
}
