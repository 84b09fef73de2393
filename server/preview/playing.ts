import { and, eq, gt, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Endpoint, HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Profile } from '#shared/contract/player.ts'
import {
  readPreviewAddress,
  type PreviewAddress,
  type PreviewLook,
} from '#shared/contract/preview-address.ts'
import type { readPreview } from '#shared/contract/previews.ts'
import { PREVIEW_STAGES, type PreviewStage } from '#shared/domain/preview-stages.ts'
import type { Database } from '#server/db/database.ts'
import type { PreviewState } from '#server/db/preview-state.ts'
import { contentPreviews, previewPlays } from '#server/db/schema/previews.ts'
import { parseInput, type RawInput } from '#server/http/input.ts'
import { Problem, signedOut } from '#server/http/problem.ts'
import type { Route, VisitOf } from '#server/http/route.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { readPerson } from '#server/lib/profiles.ts'
import { untilCurrent } from '#server/modules/tasks/until-current.ts'
import { isMaker, mustTranslate } from '#server/policies/must-translate.ts'
import { contextOf, type PlayerContext } from '#server/play/player-context.ts'
import { wordsIn } from '#server/play/words.ts'
import { contentFor, contentOfPreview, type PreviewRow } from './preview-content.ts'
import { contentSeen, stateSeen } from './preview-look.ts'
import { progressOf, seedOf } from './preview-progress.ts'

/** What the calls about previews are handed. */
export type PreviewVisit = VisitOf<typeof readPreview>

/** One call of somebody who plays a preview: no answer to it has a database in its hands. */
export interface Playing {
  visit: Pick<PreviewVisit, 'now' | 'tenant' | 'player' | 'languages' | 'contentAddress'>
  /** Who plays it; null where the account is gone. */
  readPerson: () => Promise<Profile | null>
  preview: PreviewRow
  stage: PreviewStage
  look: PreviewLook
  context: PlayerContext
  state: PreviewState
  /** What is stored when the call has been answered. */
  change(state: PreviewState): void
}

/**
 * @throws Problem 404 `preview-ended` for one that is over, and for what no preview of this tenant ever was; 404 for anyone who neither makes
 * nor translates what it shows
 */
export async function findPreview(
  db: Database,
  id: string,
  { tenant, player, now }: Pick<PreviewVisit, 'player' | 'now'> & { tenant: { id: string } },
): Promise<PreviewRow> {
  const isIt = and(
    eq(contentPreviews.tenantId, tenant.id),
    eq(contentPreviews.id, id),
    gt(contentPreviews.expiresAt, now),
  )
  const [row] = await db.select().from(contentPreviews).where(isIt)
  // who is nobody's maker or translator learns nothing of what there is
  if (!isMaker(player)) await mustTranslate(db, player, row?.folder ?? '')
  if (!row) throw new Problem(404, 'preview-ended')
  return row
}

function isPlayOf({ tenantId, id }: PreviewRow, personId: string) {
  return and(
    eq(previewPlays.tenantId, tenantId),
    eq(previewPlays.previewId, id),
    eq(previewPlays.personId, personId),
  )
}

type PlayRow = typeof previewPlays.$inferSelect
type PlayedBefore = Omit<Playing, 'change'>

/** Where somebody stands in a preview; everybody is a newcomer first. @throws Problem 404 `preview-ended` */
export async function readPlaying(
  preview: PreviewRow,
  visit: PreviewVisit,
  look: PreviewLook = {},
): Promise<PlayedBefore> {
  const [known] = await visit.db.select().from(previewPlays).where(isPlayOf(preview, visit.player.id))
  return playingOf(preview, visit, known, look)
}

async function playingOf(
  preview: PreviewRow,
  visit: PreviewVisit,
  { stage, state: stored }: { stage: PreviewStage; state?: PreviewState } = { stage: PREVIEW_STAGES[0] },
  look: PreviewLook = {},
): Promise<PlayedBefore> {
  const { db, now, tenant, player, contentAddress } = visit
  const shown = await contentOfPreview(db, preview)
  if (!shown) throw new Problem(404, 'preview-ended')
  const content = contentSeen(contentFor(shown, stage), look)
  const { languages } = content.published
  const words = wordsIn(content, visit.languages, { ...tenant, languages })
  const moment = { now, timeZone: player.timeZone }
  const state = stateSeen(stored ?? seedOf(stage, content, words, moment), look)
  return {
    visit: { now, tenant, player, languages: visit.languages, contentAddress },
    readPerson: () => readPerson(db, player, now),
    ...{ preview, stage, look, state, context: contextOf(content, progressOf(state, moment), words) },
  }
}

/** Begins anew as somebody of a stage. @throws Problem 404 `preview-ended` */
export async function beginAnew(
  preview: PreviewRow,
  stage: PreviewStage,
  visit: PreviewVisit,
): Promise<PlayedBefore> {
  const { db, player } = visit
  const playing = await playingOf(preview, visit, { stage })
  const { state } = playing
  const insert = db
    .insert(previewPlays)
    .values({ tenantId: preview.tenantId, previewId: preview.id, personId: player.id, stage, state })
    .onConflictDoUpdate({
      target: [previewPlays.tenantId, previewPlays.previewId, previewPlays.personId],
      // what a page of before still sends finds another revision
      set: { stage, state, revision: sql`${previewPlays.revision} + 1` },
    })
  await orEnded(insert)
  return playing
}

/** Answers, and stores what the answer changes; does it again where another call of the same person was faster. */
export async function changePlaying<Answered>(
  visit: PreviewVisit,
  { id, look }: PreviewAddress,
  answer: (playing: Playing) => Promise<Answered> | Answered,
): Promise<Answered> {
  const { db } = visit
  const { answered } = await untilCurrent(async () => {
    const preview = await findPreview(db, id, visit)
    const [known] = await db.select().from(previewPlays).where(isPlayOf(preview, visit.player.id))
    const playing = await playingOf(preview, visit, known, look)
    const after: { state?: PreviewState } = {}
    const change = (state: PreviewState): void => {
      after.state = state
    }
    const result = { answered: await answer({ ...playing, change }) }
    // what is locked for the eye alone must not be the end of what was done
    if (!after.state || look.isLocked) return result
    const { stage } = playing
    return (await store({ preview, visit, stage, state: after.state, known })) ? result : 'moved'
  })
  return answered
}

interface Storing {
  preview: PreviewRow
  visit: PreviewVisit
  stage: PreviewStage
  state: PreviewState
  /** As it was read. */
  known: PlayRow | undefined
}

/** @returns false where it was changed meanwhile */
async function store({ preview, visit, stage, state, known }: Storing): Promise<boolean> {
  const { db, player } = visit
  const { tenantId, id: previewId } = preview
  const rows = known
    ? await db
        .update(previewPlays)
        .set({ state, revision: known.revision + 1 })
        .where(and(isPlayOf(preview, player.id), eq(previewPlays.revision, known.revision)))
        .returning({ revision: previewPlays.revision })
    : await orEnded(
        db
          .insert(previewPlays)
          .values({ tenantId, previewId, personId: player.id, stage, state })
          .onConflictDoNothing()
          .returning({ revision: previewPlays.revision }),
      )
  return rows.length > 0
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The sweep may have deleted the preview since it was read. @throws Problem 404 `preview-ended` */
async function orEnded<Result>(insert: PromiseLike<Result>): Promise<Result> {
  try {
    return await insert
  } catch (error) {
    const code = codeOf(error instanceof Error ? error.cause : error)
    throw code === FOREIGN_KEY_VIOLATION ? new Problem(404, 'preview-ended') : error
  }
}

const Params = z.object({ previewId: z.string() })

/** @throws Problem 404 `preview-ended` */
function addressIn({ params }: RawInput): PreviewAddress {
  const address = readPreviewAddress(Params.safeParse(params).data?.previewId)
  if (!address) throw new Problem(404, 'preview-ended')
  return address
}

/** A call of a player, and how a preview answers it. */
export interface PreviewCall {
  endpoint: Endpoint
  answer: (input: RawInput, playing: Playing) => Promise<unknown>
}

export function inPreview<const E extends Endpoint>(
  endpoint: E,
  answer: (input: HandlerInput<E>, playing: Playing) => Promise<Reply<E>> | Reply<E>,
): PreviewCall {
  return { endpoint, answer: async (input, playing) => answer(parseInput(endpoint, input), playing) }
}

/** Serves such a call at an address of its own, for makers and translators. */
export function previewRoute({ endpoint, answer }: PreviewCall): Route {
  const { beforeAgreement: _, ...call } = endpoint
  return {
    endpoint: { ...call, path: `/v2/previews/:previewId/play${endpoint.path}`, who: 'signed-in' },
    answer: async (input, visit, player) => {
      if (!player) throw signedOut()
      const makers = { ...visit, player }
      const address = addressIn(input)
      if (endpoint.method !== 'GET')
        return changePlaying(makers, address, (playing) => answer(input, playing))
      const preview = await findPreview(visit.db, address.id, makers)
      const playing = await readPlaying(preview, makers, address.look)
      return answer(input, { ...playing, change: () => undefined })
    },
  }
}
