import { sendMoves } from '#shared/contract/attempts.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { TaskMove, TaskPlayable, TaskPublished } from '#shared/scene/tasks/task.ts'
import { recordLaunch } from '#server/content/record-launch.ts'
import { sampleTask } from './sample-adventure.ts'
import type { TestWorld } from './test-app.ts'
import { handIn } from './uploads.ts'

/** A task of a kind, and how it is played to all of its points. */
interface Played {
  content: TaskPublished
  /** s that it takes at least by the server's clock. */
  seconds: number
  moves: (playable: TaskPlayable) => TaskMove[]
  /** What else it takes, besides moves. */
  besides?: (world: TestWorld, attemptId: string) => Promise<void>
}

/** As if the launch page of the attempt's package had been served. */
export async function launchOf({ db, tenantId, clock }: TestWorld, attemptId: string): Promise<void> {
  await recordLaunch(db, { tenantId, attemptId }, clock.now())
}

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const IDS = ['one', 'two', 'three']
const FILM = {
  film: '/scenes/storm.0123456789abcdef.webm',
  poster: PICTURE,
  isPlaylist: false,
  seconds: 30,
  captions: [],
}

export const KINDS_PLAYED: Record<TaskKind, Played> = {
  'learning-pill': {
    content: sampleTask('pill').content,
    seconds: 0,
    moves: () => [
      { type: 'learning-pill', answer: { card: 'first', answers: ['yes'] } },
      { type: 'learning-pill', answer: { card: 'second', answers: ['yes', 'maybe'] } },
    ],
  },
  grafika: {
    content: {
      type: 'grafika',
      picture: PICTURE,
      spots: IDS.map((id, index) => ({ id, at: [10 + index * 20, 50] })),
    },
    seconds: 0,
    moves: () => IDS.map((saw) => ({ type: 'grafika', saw })),
  },
  ebook: {
    content: {
      type: 'ebook',
      minimumSeconds: 60,
      books: [
        { key: 'any', format: 'pdf', title: '', words: [10, 10], url: '/scenes/b.0123456789abcdef.pdf' },
      ],
    },
    seconds: 60,
    moves: () => [0, 1].map((part) => ({ type: 'ebook', read: { book: 'any', part } })),
  },
  egzamin: {
    content: {
      type: 'egzamin',
      questions: IDS.map((id) => ({ id, answers: ['yes', 'no'], correct: ['yes'] })),
      passMark: 50,
      attempts: 1,
      isShowCorrectAnswerHidden: false,
    },
    seconds: 0,
    moves: () => IDS.map((question) => ({ type: 'egzamin', answer: { question, answers: ['yes'] } })),
  },
  film2: {
    content: { type: 'film2', ...FILM },
    seconds: 15,
    moves: () => [{ type: 'film2', at: 30, seen: [[0, 30]] }],
  },
  video_player: {
    content: { type: 'video_player', ...FILM },
    seconds: 15,
    moves: () => [{ type: 'video_player', at: 30, seen: [[0, 30]] }],
  },
  'quiz-connector-mothers-children': {
    content: {
      type: 'quiz-connector-mothers-children',
      pairs: IDS.map((id) => ({ id, left: `${PICTURE}?${id}`, right: `${PICTURE}?${id}` })),
    },
    seconds: 0,
    moves: (playable) => {
      if (playable.type !== 'quiz-connector-mothers-children') return []
      const { left, right } = playable
      const check = left.map(({ key, picture }) => ({
        left: key,
        right: right.find((one) => one.picture === picture)?.key ?? '',
      }))
      return [{ type: 'quiz-connector-mothers-children', check }]
    },
  },
  symulacja_v3: {
    content: {
      type: 'symulacja_v3',
      scenes: [
        {
          id: 'rings',
          picture: PICTURE,
          choices: [
            { id: 'read', to: 'lost' },
            { id: 'ask', to: 'calm' },
          ],
          best: 'ask',
        },
        { id: 'calm', picture: PICTURE, ending: { band: 'good', score: 100 } },
        { id: 'lost', picture: PICTURE, ending: { band: 'poor', score: 0 } },
      ],
    },
    seconds: 0,
    moves: () => [{ type: 'symulacja_v3', scene: 'rings', choice: 'ask' }],
  },
  scorm12: {
    content: {
      type: 'scorm12',
      minimumSeconds: 30,
      package: {
        folder: '/packages/harbour.0123456789abcdef',
        title: 'Harbour',
        items: IDS.slice(0, 2).map((id) => ({
          ...{ id, title: id, depth: 0, href: `${id}.html`, isSco: true, masteryScore: null },
          ...{ launchData: '', maxTime: '', timeLimitAction: '' },
        })),
      },
    },
    seconds: 30,
    moves: () =>
      IDS.slice(0, 2).map((item) => ({
        type: 'scorm12',
        item,
        visit: '0b8f4a52-7d55-4c8a-9a3f-0d1c2b3a4e5f',
        seconds: 20,
        cmi: { status: 'completed', location: 'end', suspendData: 'kept', score: null, exit: '' },
      })),
    besides: launchOf,
  },
  survey: {
    content: {
      type: 'survey',
      questions: [
        { id: 'safe', sort: 'scale', min: 1, max: 10, threshold: 5 },
        { id: 'team', sort: 'stars', starsNumber: 5, view: 'task' },
      ],
    },
    seconds: 0,
    moves: () => [
      { type: 'survey', answer: { question: 'safe', value: 7 } },
      { type: 'survey', answer: { question: 'team', value: 4 } },
    ],
  },
  upload: {
    content: { type: 'upload', accepts: ['document'], minimum: 1, maximum: 2 },
    seconds: 0,
    // of what is not there nothing is taken away
    moves: () => [{ type: 'upload', action: 'drop', file: 'three' }],
    besides: async (world, attemptId) => {
      const file = await handIn(world.browser, attemptId, { name: 'notes.txt', bytes: 'What I saw.' })
      await world.browser.call(sendMoves, {
        params: { attemptId },
        body: { moves: [{ type: 'upload', action: 'add', file }] },
      })
    },
  },
}
