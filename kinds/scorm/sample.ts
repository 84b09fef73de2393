import { defineTaskSample, launchOf } from '#server/testing/task-sample.ts'
import { scorm as kind } from './shared/kind.ts'

const IDS = ['one', 'two']

export const scorm = defineTaskSample(kind, {
  content: {
    type: kind.id,
    minimumSeconds: 30,
    package: {
      folder: '/packages/harbour.0123456789abcdef',
      title: 'Harbour',
      items: IDS.map((id) => ({
        ...{ id, title: id, depth: 0, href: `${id}.html`, isSco: true, masteryScore: null },
        ...{ launchData: '', maxTime: '', timeLimitAction: '' },
      })),
    },
  },
  written: { type: kind.id, package: 'harbour', parts: IDS, minimumSeconds: 30, opensWindows: false },
  otherwise: null,
  refused: [
    {
      content: {
        type: kind.id,
        package: 'harbour',
        parts: ['one', 'one'],
        minimumSeconds: 30,
        opensWindows: false,
      },
      says: 'twice',
    },
  ],
  seconds: 30,
  moves: () =>
    IDS.map((item) => ({
      type: kind.id,
      item,
      visit: '0b8f4a52-7d55-4c8a-9a3f-0d1c2b3a4e5f',
      seconds: 20,
      cmi: { status: 'completed', location: 'end', suspendData: 'kept', score: null, exit: '' },
    })),
  besides: launchOf,
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
