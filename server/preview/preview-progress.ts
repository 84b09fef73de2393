import { localDateIn } from '#shared/domain/local-date.ts'
import type { PreviewStage } from '#shared/domain/preview-stages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { PreviewState } from '#server/db/preview-state.ts'
import type { Content } from '#server/play/content.ts'
import { unmetOfMission, unmetOfTask } from '#server/play/locks.ts'
import { contextOf, type PlayerContext } from '#server/play/player-context.ts'
import type { PlayerProgress } from '#server/play/player-progress.ts'
import type { Words } from '#server/play/words.ts'

/** Whose day it is. */
export interface Moment {
  now: Date
  timeZone: string
}

/** What was done in a preview, as the rules of the game read it. */
export function progressOf(state: PreviewState, { now, timeZone }: Moment): PlayerProgress {
  const tried = state.attempts.filter(({ isReview }) => !isReview)
  const open = tried.filter(({ finishedAt }) => finishedAt === null)
  const begun = tried.map(({ taskId }) => [taskId, { isMissionFinished: false }] as const)
  return {
    done: new Map(Object.entries(state.done)),
    open: new Map(open.map(({ taskId, progress }) => [taskId, progress])),
    played: new Map([...begun, ...Object.entries(state.played)]),
    reviews: new Map(state.handedIn.map((taskId) => [taskId, { stars: null, mayRepeat: false }])),
    stories: new Map(Object.entries(state.stories)),
    points: state.points,
    coins: state.coins,
    today: localDateIn(timeZone, now),
  }
}

export const NOTHING_DONE: PreviewState = {
  done: {},
  handedIn: [],
  played: {},
  stories: {},
  points: 0,
  coins: 0,
  attempts: [],
  files: [],
  isTutorialSeen: false,
}

/** What somebody of a stage has done before a preview begins. */
export function seedOf(stage: PreviewStage, content: Content, words: Words, moment: Moment): PreviewState {
  if (stage === 'newcomer') return NOTHING_DONE
  const known = { ...NOTHING_DONE, isTutorialSeen: true }
  if (stage === 'open') return known
  const { size } = content.tasks
  if (stage === 'done') return withRest(doneUntil(size, content, words, known, moment), content)
  return doneUntil(Math.ceil(size / 2), content, words, known, moment)
}

/** So many tasks, in an order in which a player could have done them: what opens first is done first. */
function doneUntil(
  wanted: number,
  content: Content,
  words: Words,
  begun: PreviewState,
  moment: Moment,
): PreviewState {
  let state = begun
  while (Object.keys(state.done).length < wanted) {
    const context = contextOf(content, progressOf(state, moment), words)
    const next = withNextStory(state, context) ?? withNextTask(state, context)
    if (!next) break
    state = next
  }
  return state
}

/** What opens only with time, and every story to its end. */
function withRest(begun: PreviewState, content: Content): PreviewState {
  let state = begun
  for (const [id, { task }] of content.tasks)
    if (entryOf(state.done, id) === undefined) state = withDone(state, content, id, task)
  const withStory = [...content.missions.values()].filter(({ steps = [] }) => steps.length > 0)
  const stories = withStory.map(
    ({ id, steps = [] }) => [id, { at: steps.length - 1, isFinished: true }] as const,
  )
  return { ...state, stories: Object.fromEntries(stories) }
}

function withNextStory(state: PreviewState, context: PlayerContext): PreviewState | null {
  const story = [...context.content.missions.values()].find(
    ({ id, type, steps = [] }) =>
      type === 'onboarding' &&
      steps.length > 0 &&
      !entryOf(state.stories, id)?.isFinished &&
      unmetOfMission(context, id).length === 0,
  )
  if (!story) return null
  const at = (story.steps?.length ?? 1) - 1
  return { ...state, stories: { ...state.stories, [story.id]: { at, isFinished: true } } }
}

function withNextTask(state: PreviewState, context: PlayerContext): PreviewState | null {
  const { content } = context
  const taskId = [...content.tasks.keys()].find(
    (id) => entryOf(state.done, id) === undefined && unmetOfTask(context, id).length === 0,
  )
  const placed = taskId === undefined ? undefined : content.tasks.get(taskId)
  if (taskId === undefined || !placed) return null
  const { points, coins } = placed.task
  return withDone(state, content, taskId, { points, coins })
}

/** With a task that is completed. */
export function withDone(
  state: PreviewState,
  content: Content,
  taskId: string,
  { points, coins }: { points: number; coins: number },
): PreviewState {
  const done = { ...state.done, [taskId]: points }
  const isMissionFinished = tasksWith(content, taskId).every((id) => entryOf(done, id) !== undefined)
  return {
    ...state,
    done,
    played: { ...state.played, [taskId]: { isMissionFinished } },
    points: state.points + points,
    coins: state.coins + coins,
  }
}

/** All tasks of its mission, and of those below it. */
function tasksWith({ tasks, tasksBelow }: Content, taskId: string): readonly string[] {
  return tasksBelow.get(tasks.get(taskId)?.missionId ?? '') ?? []
}
