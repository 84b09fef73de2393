import { defineAttemptSample } from '#kinds/define/client.tsx'
import { scorm as kind } from '../shared/kind.ts'

const item = { id: 'sco', title: 'Part', depth: 0, href: 'a.html', isSco: true, masteryScore: null }

export const sample = defineAttemptSample(kind, [
  {
    type: kind.id,
    title: 'A lesson',
    items: [{ ...item, launchData: '', maxTime: '', timeLimitAction: '' }],
  },
  { type: kind.id, items: [], last: null, secondsLeft: 0 },
  { type: kind.id, item: 'sco', visit: '0b9df7a5-6a53-4f7c-8a3b-0d8f1a2b3c4d' },
])
