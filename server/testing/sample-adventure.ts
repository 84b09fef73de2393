import type { PublishedAdventure, PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import type { MissionText } from '#shared/scene/files.ts'

/** A card that tells, and cards that ask: answers `yes` and `no`, `yes` is right. */
export function sampleTask(id: string, more: Partial<PublishedTask> = {}): PublishedTask {
  return {
    id,
    content: {
      type: 'learning-pill',
      cards: [
        { id: 'hello', picture: '/scenes/hello.0123456789abcdef.webp' },
        {
          id: 'first',
          picture: '/scenes/first.0123456789abcdef.webp',
          question: { answers: ['yes', 'no'], correct: ['yes'] },
        },
        {
          id: 'second',
          picture: '',
          question: { answers: ['yes', 'no', 'maybe'], correct: ['yes', 'maybe'] },
        },
      ],
    },
    points: 100,
    coins: 10,
    minutes: 4,
    competences: ['safety'],
    picture: null,
    unlock: null,
    ...more,
  }
}

export function sampleMission(id: string, more: Partial<PublishedMission> = {}): PublishedMission {
  const mission = {
    id,
    type: 'allInOne',
    align: 'center',
    missions: [],
    tasks: [],
    unlock: null,
    thumbnail: null,
    scene: null,
    ...more,
  } satisfies Omit<PublishedMission, 'text'>
  return { ...mission, text: { en: textOf(mission, ''), pl: textOf(mission, ' (pl)') } }
}

function textOf(
  { id, tasks, steps }: Pick<PublishedMission, 'id' | 'tasks' | 'steps'>,
  mark: string,
): MissionText {
  const taskText = (task: string) => ({
    name: `Task ${task}${mark}`,
    goal: `Goal${mark}`,
    congrats: `Well done${mark}`,
    cards: Object.fromEntries(
      ['hello', 'first', 'second'].map((card) => [
        card,
        {
          title: `Title ${card}${mark}`,
          text: 'Text',
          picture: 'A picture',
          question: 'Question?',
          answers: { yes: 'Yes', no: 'No', maybe: 'Maybe' },
          explanation: `Because${mark}`,
        },
      ]),
    ),
  })
  return {
    name: `Mission ${id}${mark}`,
    tasks: Object.fromEntries(tasks.map((task) => [task.id, taskText(task.id)])),
    ...(steps && {
      steps: Object.fromEntries(
        steps.map((step) => [
          step.id,
          { title: `Step ${step.id}${mark}`, text: 'Text', picture: 'A picture' },
        ]),
      ),
    }),
  }
}

/**
 * map: harbour (tasks knots, ropes), reef (task coral; after the harbour), empty (no task).
 */
export function sampleAdventure(more: Partial<PublishedAdventure> = {}): PublishedAdventure {
  return {
    id: 'sample',
    rootMission: 'map',
    languages: ['pl', 'en'],
    thumbnail: '/scenes/sample.0123456789abcdef.webp',
    text: {
      en: { name: 'Sample', competences: { safety: 'Safety' } },
      pl: { name: 'Próbka', competences: { safety: 'Bezpieczeństwo' } },
    },
    missions: [
      sampleMission('map', { type: 'movingmap', missions: ['harbour', 'reef', 'empty'] }),
      sampleMission('harbour', {
        tasks: [sampleTask('knots'), sampleTask('ropes', { points: 50, isHiddenPointsAndCoins: true })],
      }),
      sampleMission('reef', {
        tasks: [sampleTask('coral')],
        unlock: { need: 'all', of: [{ mission: 'harbour' }] },
      }),
      sampleMission('empty'),
    ],
    version: 'one',
    ...more,
  }
}
