import { readFinishers } from '#shared/contract/content-finishers.ts'
import { compareVersions } from '#shared/contract/content-comparison.ts'
import { answerLibrary, readLibrary } from '#shared/contract/content-library.ts'
import {
  beginDraft,
  buildDraft,
  discardDraft,
  editDraft,
  publishBuild,
  readBuild,
  readContent,
  readDraft,
  readVersions,
  restoreVersion,
} from '#shared/contract/content.ts'
import { noteContentPresence } from '#shared/contract/content-presence.ts'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import { notFound } from '#server/http/problem.ts'
import { on, type Route } from '#server/http/route.ts'
import { begin } from './begin-draft.ts'
import { awaitBuild, beginBuild } from './builds.ts'
import { compare } from './compare-versions.ts'
import { discard } from './discard-draft.ts'
import { findDraft, readFiles } from './drafts.ts'
import { readTexts } from './draft-texts.ts'
import { edit } from './edit-draft.ts'
import { readMade } from './made-scenes.ts'
import { countFinishers } from './finishers.ts'
import { notePresence } from './presence.ts'
import { answerUpdates, showUpdates } from './library.ts'
import { readAll } from './show-content.ts'
import { listVersions, publish, restore } from './versions.ts'

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
  on(readMadeScenes, ({ params }, visit) => readMade(params.folder, visit)),
  on(editDraft, ({ params, body }, visit) => edit(params.folder, body, visit)),
  on(readFinishers, ({ params, query }, visit) => countFinishers(params.folder, query.path, visit)),
  on(readLibrary, ({ params }, visit) => showUpdates(params.folder, visit)),
  on(answerLibrary, ({ params, body }, visit) => answerUpdates(params.folder, body, visit)),
  on(noteContentPresence, notePresence),
  on(buildDraft, ({ params }, visit) => beginBuild(params.folder, visit)),
  on(readBuild, ({ params }, visit) => awaitBuild(params.folder, params.buildId, visit)),
  on(publishBuild, ({ params, body }, visit) => publish(params.folder, body, visit)),
  on(readVersions, ({ params }, visit) => listVersions(params.folder, visit)),
  on(compareVersions, compare),
  on(restoreVersion, ({ params, body }, visit) => restore(params.folder, params.number, body, visit)),
]
