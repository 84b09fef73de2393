import { readFinishers } from '#shared/contract/content-finishers.ts'
import { compareVersions } from '#shared/contract/content-comparison.ts'
import { readHistory } from '#shared/contract/content-history.ts'
import { readItems } from '#shared/contract/content-items.ts'
import { answerLibrary, readLibrary } from '#shared/contract/content-library.ts'
import {
  beginDraft,
  buildDraft,
  discardDraft,
  editDraft,
  readBuild,
  readContent,
  readDraft,
} from '#shared/contract/content.ts'
import {
  cancelSchedule,
  endTrial,
  publishBuild,
  readVersions,
  restoreVersion,
  schedulePublishing,
} from '#shared/contract/content-versions.ts'
import { noteContentPresence } from '#shared/contract/content-presence.ts'
import { readChangedScenes, readMadeScenes } from '#shared/contract/content-scenes.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import {
  editTranslation,
  readMyTranslations,
  readTranslation,
  readTranslators,
  setTranslator,
} from '#shared/contract/translations.ts'
import { notFound } from '#server/http/problem.ts'
import { on, type Route } from '#server/http/route.ts'
import { mustTranslate } from '#server/policies/must-translate.ts'
import { begin } from './begin-draft.ts'
import { awaitBuild, beginBuild } from './builds.ts'
import { compare } from './compare-versions.ts'
import { discard } from './discard-draft.ts'
import { findDraft, readFiles } from './drafts.ts'
import { readTexts } from './draft-texts.ts'
import { edit } from './edit-draft.ts'
import { showChangedScenes } from './changed-scenes.ts'
import { readMade } from './made-scenes.ts'
import { countFinishers } from './finishers.ts'
import { readStatistics } from './item-statistics.ts'
import { notePresence } from './presence.ts'
import { showHistory } from './history.ts'
import { answerUpdates, showUpdates } from './library.ts'
import { readAll } from './show-content.ts'
import { cancel, schedule } from './schedules.ts'
import { editTexts, listMine, showTranslation } from './translations.ts'
import { grant, listTranslators } from './translators.ts'
import { listVersions, publish, restore, stopTrial } from './versions.ts'

export const contentRoutes: readonly Route[] = [
  on(readContent, (_, visit) => readAll(visit)),
  on(beginDraft, ({ body }, visit) => begin(body, visit)),
  on(discardDraft, async ({ params, query }, visit) => {
    await discard(params.folder, query.revision, visit)
    return undefined
  }),
  on(readDraft, async ({ params }, visit) => {
    const draft = await findDraft(visit.db, params.folder, visit)
    if (!draft) throw notFound()
    return { revision: draft.revision, files: await readFiles(visit.db, params.folder, visit) }
  }),
  on(readDraftTexts, ({ params }, visit) => readTexts(params.folder, visit)),
  on(readMadeScenes, async ({ params }, visit) => {
    await mustTranslate(visit.db, visit.player, params.folder)
    return readMade(params.folder, visit)
  }),
  on(readMyTranslations, (_, visit) => listMine(visit)),
  on(readTranslation, showTranslation),
  on(editTranslation, ({ params, body }, visit) => editTexts(params.folder, body, visit)),
  on(readTranslators, ({ params }, visit) => listTranslators(params.folder, visit)),
  on(setTranslator, ({ params, body }, visit) => grant(params.folder, body, visit)),
  on(editDraft, ({ params, body }, visit) => edit(params.folder, body, visit)),
  on(readFinishers, ({ params, query }, visit) => countFinishers(params.folder, query.path, visit)),
  on(readItems, ({ params, query }, visit) => readStatistics(params.folder, query.path, visit)),
  on(readLibrary, ({ params }, visit) => showUpdates(params.folder, visit)),
  on(answerLibrary, ({ params, body }, visit) => answerUpdates(params.folder, body, visit)),
  on(readHistory, ({ params, query }, visit) => showHistory(params.folder, query, visit)),
  on(noteContentPresence, notePresence),
  on(buildDraft, async ({ params }, visit) => {
    await mustTranslate(visit.db, visit.player, params.folder)
    return beginBuild(params.folder, visit)
  }),
  on(readChangedScenes, showChangedScenes),
  on(readBuild, async ({ params }, visit) => {
    await mustTranslate(visit.db, visit.player, params.folder)
    return awaitBuild(params.folder, params.buildId, visit)
  }),
  on(publishBuild, ({ params, body }, visit) => publish(params.folder, body, visit)),
  on(readVersions, ({ params }, visit) => listVersions(params.folder, visit)),
  on(compareVersions, compare),
  on(restoreVersion, ({ params, body }, visit) => restore(params.folder, params.number, body, visit)),
  on(endTrial, async ({ params, query }, visit) => {
    await stopTrial(params.folder, query.number, visit)
    return undefined
  }),
  on(schedulePublishing, ({ params, body }, visit) => schedule(params.folder, body, visit)),
  on(cancelSchedule, async ({ params, query }, visit) => {
    await cancel(params.folder, query.id, visit)
    return undefined
  }),
]
