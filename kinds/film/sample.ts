import { defineTaskSample } from '#server/testing/task-sample.ts'
import { film as kind } from './shared/kind.ts'

const FILM = {
  film: '/scenes/storm.0123456789abcdef.webm',
  poster: '/scenes/cup.0123456789abcdef.webp',
  isPlaylist: false,
  seconds: 30,
  captions: [],
}
const WRITTEN = { type: kind.id, film: 'storm.webm', poster: 'cup.svg' }

export const film = defineTaskSample(kind, {
  content: { type: kind.id, ...FILM },
  written: WRITTEN,
  otherwise: null,
  refused: [{ content: { ...WRITTEN, speeds: [2] }, says: 'content.speeds' }],
  seconds: 15,
  moves: () => [{ type: kind.id, at: 30, seen: [[0, 30]] }],
  besides: async () => {},
  isOpenEnded: false,
  isPaced: false,
  hidesExplanation: true,
})
