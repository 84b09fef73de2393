import { defineAttemptSample } from '#kinds/define/client.tsx'
import { video as kind } from '../shared/kind.ts'

const film = { film: '/f.webm', poster: '/f.webp', isPlaylist: false, seconds: 20, captions: [] }

export const sample = defineAttemptSample(kind, [
  { type: kind.id, ...film },
  { type: kind.id, at: 0, seen: [] },
  { type: kind.id, at: 3, seen: [[0, 3]] },
])
