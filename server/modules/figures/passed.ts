import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { Passed, readPassed } from '#shared/contract/figures.ts'
import { momentIn } from '#server/http/page-cursor.ts'
import { toCursor } from '#server/lib/cursor.ts'
import type { ReadableVersion } from '#server/play/read-reviews.ts'
import { adventuresOf } from './adventures.ts'
import { daysOf } from './days-of.ts'
import { readPassedRows, type PassedRow } from './finished-rows.ts'
import type { PassedChoice } from './passed-choice.ts'
import { readTeams, scopeOf } from './scope.ts'
import type { FiguresVisit } from './visit.ts'

const PAGE_SIZE = 50

type Query = HandlerInput<typeof readPassed>['query']

/** @throws Problem 404 for a team that is not the reader's, 422 for a place that no reply gave */
export async function readPassedPage(
  { after, ...query }: Query,
  visit: FiguresVisit,
): Promise<Reply<typeof readPassed>> {
  const { db, tenant } = visit
  const place = after === undefined ? null : momentIn(after)
  const choice = await choiceOf(query, visit)
  const rows = await readPassedRows(db, tenant.id, choice, place, PAGE_SIZE + 1)
  const versions = await adventuresOf(visit)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  return {
    passed: shown.map((row) => showPassed(row, versions.get(row.adventureId))),
    next: last ? toCursor([new Date(last.passedAt).toISOString(), last.attemptId]) : null,
    teams: await readTeams(visit),
    tasks: [...versions].flatMap(([adventureId, { content, words }]) =>
      [...content.tasks].map(([id, { missionId }]) => ({
        adventureId,
        id,
        name: words.task(id).name,
        mission: words.mission(missionId),
      })),
    ),
  }
}

/** Whose, as far as the reader may see them, and which. @throws Problem 404 for a team that is not the reader's */
export async function choiceOf(
  { team, adventure, task, search, from, to }: Omit<Query, 'after'>,
  visit: FiguresVisit,
): Promise<PassedChoice> {
  const isEverybody = team === undefined && visit.player.role === 'admin'
  return {
    scope: isEverybody ? null : await scopeOf(team, visit),
    adventureId: adventure,
    taskId: task,
    search: search === '' ? undefined : search,
    ...daysOf({ from, to }, visit.tenant.timeZone),
  }
}

/** @param version of the row's adventure; undefined where there is none any more */
export function showPassed(row: PassedRow, version: ReadableVersion | undefined): Passed {
  const { attemptId, personId, displayName, taskId } = row
  const placed = version?.content.tasks.get(taskId)
  return {
    id: attemptId,
    person: { id: personId, displayName },
    adventure: version?.words.adventure ?? '',
    mission: placed && version ? version.words.mission(placed.missionId) : '',
    task: {
      id: taskId,
      name: placed && version ? version.words.task(taskId).name : storedName(row, version),
      type: placed?.task.content.type ?? null,
    },
    passedAt: new Date(row.passedAt).toISOString(),
    version: versionOf(row),
    score: row.score,
    ...(row.isRated && { rating: row.stars }),
  }
}

/** Of a task that is gone: the name that it was passed under. */
function storedName({ names, taskId }: PassedRow, version: ReadableVersion | undefined): string {
  const stored = names ?? {}
  return stored[version?.words.language ?? 'en'] ?? Object.values(stored)[0] ?? taskId
}

function versionOf({ version, publishedAt, newest }: PassedRow): Passed['version'] {
  if (version === null || publishedAt === null) return null
  return { number: version, publishedAt: new Date(publishedAt).toISOString(), isNewest: version === newest }
}
