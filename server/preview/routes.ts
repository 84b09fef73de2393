import { playWritten } from '#shared/contract/content-plays.ts'
import { previewBuild, previewVersion, readPreview, restartPreview } from '#shared/contract/previews.ts'
import { on, type Route } from '#server/http/route.ts'
import { mustTranslate } from '#server/policies/must-translate.ts'
import { otherCalls } from './answer-others.ts'
import { startCall } from './answer-start.ts'
import { storyCalls } from './answer-stories.ts'
import { taskCalls } from './answer-tasks.ts'
import { uploadCalls } from './answer-uploads.ts'
import { worldCalls } from './answer-world.ts'
import { previewRoute, type PreviewCall } from './playing.ts'
import { beginOfBuild, beginOfVersion, read, restart } from './previews.ts'
import { playAsWritten } from './written-plays.ts'

/** The calls of makers and translators about previews. */
export const previewRoutes: readonly Route[] = [
  on(previewBuild, async ({ params }, visit) => {
    await mustTranslate(visit.db, visit.player, params.folder)
    return beginOfBuild(params.folder, params.buildId, visit)
  }),
  on(previewVersion, ({ params }, visit) => beginOfVersion(params.folder, params.number, visit)),
  on(readPreview, ({ params }, visit) => read(params.previewId, visit)),
  on(playWritten, ({ params, body }, visit) => playAsWritten(params.folder, body, visit)),
  on(restartPreview, ({ params, body }, visit) => restart(params.previewId, body.stage, visit)),
]

const PARTS: readonly PreviewCall[] = [
  ...worldCalls,
  ...storyCalls,
  ...taskCalls,
  ...uploadCalls,
  ...otherCalls,
]

/** The calls of a player as previews answer them: all that there are. */
export const previewPlayRoutes: readonly Route[] = [...PARTS, startCall(PARTS)].map(previewRoute)
