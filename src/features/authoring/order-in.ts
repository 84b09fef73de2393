import type { OrderIn } from '#src/outbox/edits/steps.ts'

const TASK = ['content', 'points', 'coins', 'minutes', 'competences', 'picture', 'unlock'] as const
const WORDS = ['name', 'goal', 'congrats'] as const
const PART = ['title', 'text', 'picture', 'question', 'answers', 'feedback', 'explanation'] as const
const MISSION = ['type', 'missions', 'tasks', 'unlock'] as const

/** In which order files of tasks and words say things. */
export const orderInTasks: OrderIn = (file) => (keys) => {
  if (file.includes('/tasks/')) return keys.length === 0 ? TASK : undefined
  if (file.endsWith('mission.json')) return keys.length === 0 ? MISSION : undefined
  if (!file.includes('text/') || keys[0] !== 'tasks') return undefined
  if (keys.length === 2) return WORDS
  return keys.length === 4 ? PART : undefined
}
